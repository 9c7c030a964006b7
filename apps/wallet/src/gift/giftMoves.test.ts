import { describe, expect, it } from 'vitest';
import { giftPath, giftStepOf, nextMove, returnMove, type GiftPlace } from './giftMoves';

/** The flow at a step whose path the browser shows, three entries deep at the celebration. */
function place(change: Partial<GiftPlace>): GiftPlace {
  const step = change.step ?? 'message';
  const path = change.path ?? giftPath(step);
  return { step, path, before: { step, path }, depth: 1, ownDepth: 1, ...change };
}

describe('giftStepOf', () => {
  it.each([
    ['/gift-contact', 'contact'],
    ['/gift-wrap/', 'wrap'],
    ['/gift-receipt', 'receipt'],
    ['/elsewhere', 'contact'],
  ])('reads %s', (path, step) => expect(giftStepOf(path)).toBe(step));
});

describe('nextMove', () => {
  it('is none while both agree', () => {
    expect(nextMove(place({}))).toEqual({ kind: 'none' });
  });

  it('pushes an entry for a step forward', () => {
    const before = { step: 'contact', path: '/gift-contact' } as const;
    const move = nextMove(place({ step: 'message', path: '/gift-contact', before, depth: 0 }));
    expect(move).toEqual({ kind: 'push' });
  });

  it('returns to the entry that is there for a step back', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = nextMove(place({ step: 'message', path: '/gift-wrap', before, depth: 2 }));
    expect(move).toEqual({ kind: 'go', by: -1 });
  });

  it('replaces the entry for a step back from a path that was opened directly', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = nextMove(place({ step: 'message', path: '/gift-wrap', before, depth: 0 }));
    expect(move).toEqual({ kind: 'replace' });
  });

  it('drops the steps of a sent gift before it shows the receipt in their place', () => {
    const before = { step: 'celebration', path: '/gift-celebration' } as const;
    const sent = place({ step: 'receipt', path: '/gift-celebration', before, depth: 3 });
    expect(nextMove(sent)).toEqual({ kind: 'go', by: -3 });
    expect(nextMove({ ...sent, depth: 0 })).toEqual({ kind: 'replace' });
  });

  it('asks the flow to follow when the person moved in the history', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = nextMove(place({ step: 'wrap', path: '/gift-message', before }));
    expect(move).toEqual({ kind: 'follow', step: 'message' });
  });

  it('replaces a path that was opened too early, without a draft', () => {
    const move = nextMove(
      place({
        step: 'contact',
        path: '/gift-wrap',
        before: { step: 'contact', path: '/gift-wrap' },
        depth: 0,
        ownDepth: 0,
      }),
    );
    expect(move).toEqual({ kind: 'replace' });
  });
});

describe('returnMove', () => {
  it('goes back to where the flow stands', () => {
    expect(returnMove({ depth: 0, ownDepth: 1 })).toEqual({ kind: 'go', by: 1 });
    expect(returnMove({ depth: 2, ownDepth: 0 })).toEqual({ kind: 'go', by: -2 });
    expect(returnMove({ depth: 0, ownDepth: 0 })).toEqual({ kind: 'replace' });
  });
});
