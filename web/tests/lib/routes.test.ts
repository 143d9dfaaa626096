import { describe, expect, it } from 'vitest';
import { parse, prefixesOf } from '../../src/lib/routes';

const at = (path: string) => parse(new URL(path, 'http://localhost'));
const GAMES = [
  { id: 'caverna', prefixes: ['CAV'] },
  { id: 'agricola', prefixes: ['AGR', 'AGC'] },
  { id: 'neanderthal', prefixes: ['NEA'] },
];
const rule = (query: string) =>
  parse(new URL(`/rules?${query}`, 'http://localhost'), prefixesOf(GAMES), 'caverna');

describe('addresses', () => {
  it('has the lobby at the top', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
  });

  it('takes the key of a seat from the fragment, which no server sees', () => {
    const table = { page: 'table', id: 'abc', key: null, watch: null };
    expect(at('/table/abc#key=s3cret')).toEqual({ ...table, key: 's3cret' });
    expect(at('/table/abc#watch=s3cret')).toEqual({ ...table, watch: 's3cret' });
    expect(at('/table/abc')).toEqual(table);
  });

  it('reads the step of a replay, or none', () => {
    expect(at('/replay/abc?step=12')).toEqual({ page: 'replay', id: 'abc', step: 12 });
    expect(at('/replay/abc')).toEqual({ page: 'replay', id: 'abc', step: null });
  });

  it('finds the game of a rule by its prefix', () => {
    expect(rule('rule=NEA-5.9')).toEqual({ page: 'rules', game: 'neanderthal', rule: 'NEA-5.9' });
    expect(rule('rule=AGC-4.1')).toMatchObject({ game: 'agricola' });
    expect(rule('game=agricola&rule=NEA-5.9')).toMatchObject({ game: 'agricola' });
  });

  it('stays in the usual game where no prefix is known', () => {
    expect(rule('rule=EX-1')).toMatchObject({ game: 'caverna' });
    expect(at('/rules?rule=NEA-5.9')).toMatchObject({ game: '' });
  });

  it('is lost where nothing is', () => {
    expect(at('/table')).toEqual({ page: 'lost' });
    expect(at('/nowhere')).toEqual({ page: 'lost' });
  });
});
