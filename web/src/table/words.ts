/** Sentences of the table: what is asked, and options in the chosen language. */
import { good, has, loot, space, t, terrain, tile } from '../lib/i18n';
import { settings } from '../lib/settings.svelte';
import type { OptionMessage } from '../lib/messages';
import type { CavernaView } from '../lib/view';
import type { Turn } from './turn.svelte';

/** Pairs of numbers and goods in a token, '2 grain 1 sheep', as words. */
export function amounts(words: string[]): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const n = Number(words[i]);
    const name = words[i + 1] ?? '';
    if (Number.isFinite(n)) parts.push(`${n} ${good(name, n)}`);
  }
  return parts.join(', ');
}

/** An option for a person: from the catalogue if it knows the verb, else the engine's own words. */
export function optionText(option: OptionMessage): string {
  const [verb = '', ...rest] = option.token.split(' ');
  const key = `option.${verb}`;
  if (!has(key)) return option.label;
  if (verb === 'feed' || (verb === 'use' && settings.language === 'en')) return option.label;
  const what = describeRest(verb, rest);
  return t(key, { what, n: Number(rest[0] ?? 0) || 0 });
}

function describeRest(verb: string, rest: string[]): string {
  const first = rest[0] ?? '';
  if (['place', 'imitate', 'keep', 'clear'].includes(verb)) return space(first);
  if (['sow', 'cook', 'pay', 'pay_food', 'eat'].includes(verb)) return amounts(rest) || t('nothing');
  if (verb === 'furnish') return tile(first);
  if (verb === 'loot') return loot(first);
  if (verb === 'buy') return good(first);
  if (verb === 'ruby') return rest.length > 1 ? terrain(first) : good(first);
  if (verb === 'tile') return first.split('+').map(terrain).join(' + ');
  if (verb === 'breed') return first === 'none' ? t('nothing') : rest.map((name) => good(name)).join(', ');
  if (verb === 'skip') return t(`step.${first}`);
  return rest.join(' ');
}

/** Title and explanation of the prompt bar. */
export function promptText(turn: Turn, view: CavernaView): { title: string; text: string } {
  if (view.over) {
    const names = view.winners.map((seat) => view.names[seat] ?? '').join(', ');
    return { title: t('prompt.over'), text: t('prompt.winner', { names, n: view.winners.length }) };
  }
  if (!turn.mine) {
    const names = view.deciders.filter((d) => d >= 0).map((d) => view.names[d] ?? '').join(', ');
    return { title: t('prompt.wait', { names }), text: t('prompt.wait_text') };
  }
  const ask = String(turn.ask['ask'] ?? 'act');
  const where = turn.ask['space'] ? space(String(turn.ask['space'])) : '';
  const name = turn.connection.seats.length > 1 ? `${view.names[turn.seat] ?? ''}: ` : '';
  if (turn.aim) return { title: name + t('prompt.aim', { what: turn.aim.split(' ').slice(1).map(terrain).join(' ') }), text: t('prompt.aim_text') };
  if (turn.tile) return { title: name + t('prompt.tile', { tile: tile(turn.tile) }), text: t('prompt.tile_text') };
  const onBoard = turn.poses.length > 0;
  if (ask === 'act' && onBoard) {
    const text = turn.first ? t('prompt.second') : t('prompt.first');
    return { title: name + t('prompt.act', { space: where }), text };
  }
  const parameters = { space: where, due: Number(turn.ask['due'] ?? 0), food: Number(turn.ask['food'] ?? 0), strength: Number(turn.ask['strength'] ?? 0), weapon: Number(turn.ask['weapon'] ?? 0) };
  return { title: name + t(`prompt.${ask}`, parameters), text: has(`prompt.${ask}_text`) ? t(`prompt.${ask}_text`, parameters) : '' };
}
