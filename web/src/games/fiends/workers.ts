/** The view with the friendly orcs on the spaces where they stand. */
import { orcIcon, type FiendsView } from './view';

export function workers(view: FiendsView): FiendsView {
  const standing = new Map(
    view.homes.flatMap((home) =>
      home.friends.flatMap((friend) =>
        friend.space ? [[friend.space, orcIcon(friend.orc)] as const] : [],
      ),
    ),
  );
  return standing.size
    ? {
        ...view,
        spaces: view.spaces.map((space) => ({
          ...space,
          worker: standing.get(space.name) ?? 'dwarf',
        })),
      }
    : view;
}
