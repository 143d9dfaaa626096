/**
 * The words of all languages. A file without a game in its name ('lobby.json', 'table.json') belongs to everything: English comes with
 * the program, the others are fetched when they are wanted. '<game>-*.json' belongs to a game and is fetched with its screen.
 */
export type Words = Record<string, string>;

const english = import.meta.glob<Words>(['./en/*.json', '!./en/*-*.json'], {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<string>(
  [
    './*/*.json',
    '!./en/lobby.json',
    '!./en/table.json',
    '!./en/campaign.json',
    '!./en/advice.json',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const asked: Record<string, Promise<void>> = { 'en ': Promise.resolve() };
/** By language and game; '' is what belongs to everything. */
let loaded = $state.raw<Record<string, Words>>({
  'en ': Object.assign({}, ...Object.values(english)) as Words,
});
/** The games whose words come before those of everything: an expansion, then what it is built upon. */
let playing = $state.raw<string[]>([]);

/** The words for a key, the game's own first. */
export function word(language: string, key: string): string | undefined {
  for (const game of playing) {
    const found = loaded[`${language} ${game}`]?.[key];
    if (found !== undefined) return found;
  }
  return loaded[`${language} `]?.[key];
}

/** The language and game of a file such as './de/agricola-names.json'. */
function belongs(path: string, language: string, game: string): boolean {
  const [, folder, file = ''] = path.split('/');
  return folder === language && (file.includes('-') ? file.split('-')[0] === game : game === '');
}

async function fetchWords(language: string, game: string): Promise<void> {
  try {
    const wanted = Object.entries(files).filter(([path]) => belongs(path, language, game));
    const words = await Promise.all(
      wanted.map(async ([, url]) => (await fetch(url)).json() as Promise<Words>),
    );
    loaded = { ...loaded, [`${language} ${game}`]: Object.assign({}, ...words) as Words };
  } catch {
    delete asked[`${language} ${game}`];
  }
}

function want(language: string, game: string): Promise<void> {
  const name = `${language} ${game}`;
  return (asked[name] ??= fetchWords(language, game));
}

/** Fetch a language; without it English is shown. */
export async function load(language: string): Promise<void> {
  await Promise.all([want(language, ''), ...playing.map((game) => want(language, game))]);
}

/** Fetch the words of a game and let them come first; those of the game it is built upon come second. */
export async function loadGame(game: string, language: string, base = ''): Promise<void> {
  const games = base ? [game, base] : [game];
  await Promise.all(games.flatMap((name) => [want('en', name), want(language, name)]));
  playing = games;
}

/** Words that a game needs only sometimes, from '<name>-*.json'; they come last of the game's. */
export async function addWords(name: string, language: string): Promise<void> {
  await Promise.all([want('en', name), want(language, name)]);
  if (!playing.includes(name)) playing = [...playing, name];
}
