/** What a person prefers; kept in the browser. */
export type Theme = 'system' | 'light' | 'dark';
export type Language = 'en' | 'de' | 'zh' | 'ja';
export type EndTurn = 'ask' | 'soon' | 'at_once';

interface Saved {
  name: string;
  theme: Theme;
  language: Language;
  sound: boolean;
  endTurn: EndTurn;
}

const KEY = 'hearthside';
const DEFAULTS: Saved = {
  name: '',
  theme: 'system',
  language: 'en',
  sound: false,
  endTurn: 'at_once',
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  private saved = $state<Saved>(load());

  get name(): string {
    return this.saved.name;
  }
  set name(value: string) {
    this.set({ name: value });
  }
  get theme(): Theme {
    return this.saved.theme;
  }
  set theme(value: Theme) {
    this.set({ theme: value });
  }
  get language(): Language {
    return this.saved.language;
  }
  set language(value: Language) {
    this.set({ language: value });
  }
  get sound(): boolean {
    return this.saved.sound;
  }
  set sound(value: boolean) {
    this.set({ sound: value });
  }
  get endTurn(): EndTurn {
    return this.saved.endTurn;
  }
  set endTurn(value: EndTurn) {
    this.set({ endTurn: value });
  }

  private set(change: Partial<Saved>): void {
    this.saved = { ...this.saved, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.saved));
    } catch {
      /* a browser that keeps nothing still plays */
    }
  }

  /** Show theme and language on the document. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.saved.language;
    if (this.saved.theme === 'system') root.removeAttribute('data-theme');
    else root.dataset.theme = this.saved.theme;
  }
}

export const settings = new Settings();
