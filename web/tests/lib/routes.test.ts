import { describe, expect, it } from 'vitest';
import { parse } from '../../src/lib/routes';

const at = (path: string) => parse(new URL(path, 'http://localhost'));

describe('addresses', () => {
  it('has the lobby at the top', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
  });

  it('takes the key of a seat from the fragment, which no server sees', () => {
    expect(at('/table/abc#key=s3cret')).toEqual({ page: 'table', id: 'abc', key: 's3cret' });
    expect(at('/table/abc')).toEqual({ page: 'table', id: 'abc', key: null });
  });

  it('reads the step of a replay, or none', () => {
    expect(at('/replay/abc?step=12')).toEqual({ page: 'replay', id: 'abc', step: 12 });
    expect(at('/replay/abc')).toEqual({ page: 'replay', id: 'abc', step: null });
  });

  it('finds the game of a rule', () => {
    expect(at('/rules?rule=AGR-4.1')).toMatchObject({ game: 'agricola', rule: 'AGR-4.1' });
    expect(at('/rules?rule=FF-2.3')).toMatchObject({ game: 'fiends' });
    expect(at('/rules?rule=CAV-4.20')).toMatchObject({ game: 'caverna' });
  });

  it('is lost where nothing is', () => {
    expect(at('/table')).toEqual({ page: 'lost' });
    expect(at('/nowhere')).toEqual({ page: 'lost' });
  });
});
