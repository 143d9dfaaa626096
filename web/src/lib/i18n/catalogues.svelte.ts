/** The words of all languages: English comes with the program, the others are fetched when they are wanted. */
export type Words = Record<string, string>;

const english = import.meta.glob<Words>('./en/*.json', { eager: true, import: 'default' });
const others = import.meta.glob<string>(['./*/*.json', '!./en/*.json'], { eager: true, query: '?url', import: 'default' });

export const ENGLISH: Words = Object.assign({}, ...Object.values(english));
const asked = new Set<string>(['en']);
let loaded = $state.raw<Record<string, Words>>({ en: ENGLISH });

/** The words of a language as far as they are here. */
export const wordsOf = (language: string): Words | undefined => loaded[language];

/** Fetch a language; without it English is shown. */
export async function load(language: string): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  try {
    const files = Object.entries(others).filter(([path]) => path.split('/')[1] === language);
    const words = await Promise.all(files.map(async ([, url]) => (await fetch(url)).json() as Promise<Words>));
    loaded = { ...loaded, [language]: Object.assign({}, ...words) as Words };
  } catch {
    asked.delete(language);
  }
}
