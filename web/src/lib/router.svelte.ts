/** The page shown, kept in step with the address of the browser. */
import { parse, type Route } from './routes';

class Router {
  route = $state<Route>(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.route = parse(new URL(location.href));
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
