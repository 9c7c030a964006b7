import { describe, expect, it } from 'vitest';
import { backwardWays } from './backwards';

const back = (ways: string[], order: string[], starts: Record<string, string[]>) => {
  const known = ways.map((way) => {
    const [from = '', to = ''] = way.split(' ');
    return { from, to };
  });
  return [...backwardWays(known, order, new Map(Object.entries(starts)))].map(
    ({ from, to }) => `${from} ${to}`,
  );
};

describe('backwardWays', () => {
  it('turns round what leads back to the way walked from the beginning', () => {
    expect(back(['a b', 'b c', 'c a', 'b a'], ['a', 'b', 'c'], { '': ['a'] })).toEqual([
      'c a',
      'b a',
    ]);
  });

  it('lets a short cut and a way across be', () => {
    expect(back(['a b', 'a c', 'b c', 'd c'], ['a', 'b', 'c', 'd'], { '': ['a'] })).toEqual([]);
  });

  it('walks from the beginning, whatever is listed first', () => {
    expect(back(['a b', 'b a'], ['a', 'b'], { '': ['b'] })).toEqual(['a b']);
  });

  it('sees a circle between states that hold others, whichever of these it goes through', () => {
    expect(back(['a.x b', 'b.y a'], ['a', 'a.x', 'b', 'b.y'], { '': ['a'] })).toEqual(['b.y a']);
  });

  it('leaves a way from a state to itself alone', () => {
    expect(back(['a a', 'a a.b'], ['a', 'a.b'], { '': ['a'] })).toEqual([]);
  });
});
