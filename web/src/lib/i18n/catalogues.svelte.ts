/**
 * The words of all languages: the catalogues of the package (src/hearthside/words/<language>/<game>/*.json), which Python reads too.
 * 'general' belongs to everything: its English comes with the program, other languages are fetched when they are wanted. The words
 * of a game are fetched with its screen.
 */
export type Words = Record<string, string>;

const GENERAL = 'general';

const english = import.meta.glob<Words>('../../../../src/hearthside/words/en/general/*.json', {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<string>(
  [
    '../../../../src/hearthside/words/*/*/*.json',
    '!../../../../src/hearthside/words/en/general/*.json',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const asked: Record<string, Promise<void>> = { [`en ${GENERAL}`]: Promise.resolve() };
/** By language and game. */
let loaded = $state.raw<Record<string, Words>>({
  [`en ${GENERAL}`]: Object.assign({}, ...Object.values(english)) as Words,
});
/** The games whose words come before the general ones: an expansion, then what it is built upon. */
let playing = $state.raw<string[]>([]);

/** The words for a key, the game's own first. */
export function word(language: string, key: string): string | undefined {
  for (const game of [...playing, GENERAL]) {
    const found = loaded[`${language} ${game}`]?.[key];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Does a file such as '.../de/agricola/names.json' belong to this language and game? */
function belongs(path: string, language: string, game: string): boolean {
  const [, folder, owner] = path.split('/').reverse();
  return owner === language && folder === game;
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
  await Promise.all([GENERAL, ...playing].map((game) => want(language, game)));
}

/** Fetch the words of a game and let them come first; those of the game it is built upon come second. */
export async function loadGame(game: string, language: string, base = ''): Promise<void> {
  const games = base ? [game, base] : [game];
  await Promise.all(games.flatMap((name) => [want('en', name), want(language, name)]));
  playing = games;
}
