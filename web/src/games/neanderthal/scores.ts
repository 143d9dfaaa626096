/** Signs of what scores. */
export const SCORE_ICONS: Record<string, string> = {
  vocabulary: 'disc-o',
  members: 'hunter',
  elders: 'elder-6',
  partners: 'wanderer',
  women: 'woman',
  trophies: 'trophy',
  inventions: 'invention',
  alpha: 'alpha',
  animals: 'domestic',
  abilities: 'hint',
};
