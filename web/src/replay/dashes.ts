/** How the line of each seat is broken, so that lines are told apart without colours. */
export const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '5 5', '12 4', '1 4'];
