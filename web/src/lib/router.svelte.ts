/** The page shown, kept in step with the address of the browser. */
import { api } from './api';
import { parse, prefixesOf, type Prefixes, type Route } from './routes';

class Router {
  route = $state<Route>(parse(new URL(location.href)));
  private prefixes: Prefixes | undefined;
  private first = '';

  constructor() {
    addEventListener('popstate', () => this.read());
    this.read();
  }

  private read(): void {
    const here = this.route.page === 'rules' ? this.route.game : '';
    const usual = this.prefixes ? here || this.first : '';
    this.route = parse(new URL(location.href), this.prefixes, usual);
    if (this.route.page === 'rules' && !this.route.game) void this.learn();
  }

  /** Which game a rule belongs to says the server. */
  private async learn(): Promise<void> {
    try {
      const games = await api.games();
      this.prefixes = prefixesOf(games);
      this.first = games[0]?.id ?? '';
      this.read();
    } catch {
      this.route = { page: 'lost' };
    }
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
  }

  /** For <a onclick>: follow our own links without loading the page again. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as HTMLElement).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
