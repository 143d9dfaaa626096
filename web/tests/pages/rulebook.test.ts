import { describe, expect, it } from 'vitest';
import { parts, sections, type Block } from '../../src/pages/rulebook';

const block = (kind: Block['kind'], id: string, ...cells: string[]): Block => ({
  kind,
  level: kind === 'heading' ? 3 : 0,
  id,
  cells,
});

describe('the rules of every game', () => {
  it('links rule ids of any prefix', () => {
    const found = parts('See NEA-5.8.1, FF-2.3 and EX-4b, not M42.');
    const rules = found.filter((part) => part.kind === 'rule').map((part) => part.text);
    expect(rules).toEqual(['NEA-5.8.1', 'FF-2.3', 'EX-4b']);
  });

  it('leads to a heading by the id of its rule', () => {
    const found = sections([
      block('heading', 'NEA-5.8', 'NEA-5.8 Wanderers'),
      block('heading', '', 'Sources'),
    ]);
    expect(found.map((section) => section.anchor)).toEqual(['top', 'NEA-5.8', 'section-2']);
  });
});
