/**
 * Marks whatever on the table stands for a suggested choice, however it is drawn: every widget carries its token in `data-option`.
 * The rules lie in a style sheet of their own, so that widgets drawn later are marked as well. Spaces and cells bring their own numbers.
 */
import type { Idea } from './turn.svelte';

const sheet = new CSSStyleSheet();
const NUMBERED = ':not(.idea, .space, .bio, g, circle)';

export function mark(ideas: Idea[], pointed: string | null): void {
  const rules: string[] = [];
  for (const { n, info } of ideas) {
    const widget = `.table-view [data-option="${CSS.escape(info.token)}"]`;
    rules.push(
      `${widget}${NUMBERED} { position: relative; }`,
      `${widget}${NUMBERED}::after { content: "${n}"; position: absolute; left: -2px; top: -2px; min-width: 17px; height: 17px; border: 0; border-radius: 4px 0 6px 0; background: var(--hint); color: var(--ink-invert); font: 700 11px/17px var(--font-ui); text-align: center; }`,
      `${widget}.btn { padding-left: 22px; }`,
    );
    if (info.token === pointed)
      rules.push(
        `${widget}:not(.idea, g) { outline: 3px solid var(--hint); outline-offset: 1px; z-index: 1; }`,
      );
  }
  sheet.replaceSync(rules.join('\n'));
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
