import { describe, expect, it } from 'vitest';
import {
  getGiftPath,
  getGiftStep,
  getNextMove,
  getReturnMove,
  type GiftHistoryState,
} from './giftHistoryActions';

function place(change: Partial<GiftHistoryState>): GiftHistoryState {
  const step = change.step ?? 'message';
  const path = change.path ?? getGiftPath(step);
  return { step, path, before: { step, path }, depth: 1, ownDepth: 1, ...change };
}

describe('getGiftStep', () => {
  it.each([
    ['/gift-contact', 'contact'],
    ['/gift-wrap/', 'wrap'],
    ['/gift-receipt', 'receipt'],
    ['/elsewhere', 'contact'],
  ])('maps %s to a step', (path, step) => expect(getGiftStep(path)).toBe(step));
});

describe('getNextMove', () => {
  it('does nothing if step and path agree', () => {
    expect(getNextMove(place({}))).toEqual({ kind: 'none' });
  });

  it('pushes an entry for a step forward', () => {
    const before = { step: 'contact', path: '/gift-contact' } as const;
    const move = getNextMove(place({ step: 'message', path: '/gift-contact', before, depth: 0 }));
    expect(move).toEqual({ kind: 'push' });
  });

  it('returns to the existing entry for a step back', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = getNextMove(place({ step: 'message', path: '/gift-wrap', before, depth: 2 }));
    expect(move).toEqual({ kind: 'go', by: -1 });
  });

  it('replaces the entry for a step back from a path that was opened directly', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = getNextMove(place({ step: 'message', path: '/gift-wrap', before, depth: 0 }));
    expect(move).toEqual({ kind: 'replace' });
  });

  it('removes the entries of a sent gift, then replaces the first by the receipt', () => {
    const before = { step: 'celebration', path: '/gift-celebration' } as const;
    const sent = place({ step: 'receipt', path: '/gift-celebration', before, depth: 3 });
    expect(getNextMove(sent)).toEqual({ kind: 'go', by: -3 });
    expect(getNextMove({ ...sent, depth: 0 })).toEqual({ kind: 'replace' });
  });

  it('moves the flow to the step of the history entry', () => {
    const before = { step: 'wrap', path: '/gift-wrap' } as const;
    const move = getNextMove(place({ step: 'wrap', path: '/gift-message', before }));
    expect(move).toEqual({ kind: 'follow', step: 'message' });
  });

  it('replaces the path of a step that needs a draft', () => {
    const move = getNextMove(
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

describe('getReturnMove', () => {
  it('returns to the entry of the current step', () => {
    expect(getReturnMove({ depth: 0, ownDepth: 1 })).toEqual({ kind: 'go', by: 1 });
    expect(getReturnMove({ depth: 2, ownDepth: 0 })).toEqual({ kind: 'go', by: -2 });
    expect(getReturnMove({ depth: 0, ownDepth: 0 })).toEqual({ kind: 'replace' });
  });
});
