import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CardType } from '../../components/DebitCard';
import type { ToastEvent } from '../../engine';
import type { SubmitInput } from '../../engine/submission';
import { cardOrderMachine, orderCard, getOrderedTypes, getOrderState } from './cardOrderMachine';
import { settle } from '../../engine/testing/settle';

type Input = SubmitInput<{ type: CardType }>;

function start(ordered: readonly CardType[] = [], machine = cardOrderMachine) {
  const clock = new SimulatedClock();
  const toasts: ToastEvent[] = [];
  const results: (readonly CardType[])[] = [];
  const actor = createActor(machine, { clock, input: { values: { ordered } } });
  actor.on('toast', (toast) => toasts.push(toast));
  actor.on('left', () => results.push(getOrderedTypes(actor.getSnapshot())));
  actor.start();
  const states = () =>
    (['virtual', 'physical'] as const).map((type) => getOrderState(actor.getSnapshot(), type));
  const process = () => {
    clock.increment(2000);
    clock.increment(0);
  };
  return { actor, clock, process, toasts, results, states };
}

describe('ordering a card', () => {
  it('requires a chosen card', () => {
    const { actor, states } = start();
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    expect(states()).toEqual(['open', 'open']);
  });

  it('takes 2 s and shows which card was ordered', () => {
    const { actor, clock, toasts, states } = start();
    orderCard(actor, 'virtual');
    expect(states()).toEqual(['running', 'blocked']);
    clock.increment(1999);
    expect(states()).toEqual(['running', 'blocked']);
    expect(toasts).toEqual([]);
    clock.increment(1);
    expect(states()).toEqual(['ordered', 'open']);
    expect(toasts).toEqual([
      { type: 'toast', tone: 'success', id: 'cardOrdered', values: { type: 'virtual' } },
    ]);
  });

  it('ignores another order while one runs', () => {
    const { actor, process, toasts, states } = start();
    orderCard(actor, 'physical');
    orderCard(actor, 'physical');
    orderCard(actor, 'virtual');
    expect(states()).toEqual(['blocked', 'running']);
    process();
    process();
    expect(toasts).toHaveLength(1);
    expect(states()).toEqual(['open', 'ordered']);
  });

  it('can order the other card afterwards, and neither of them twice', () => {
    const { actor, process, toasts, results, states } = start();
    orderCard(actor, 'virtual');
    process();
    orderCard(actor, 'virtual');
    expect(states()).toEqual(['ordered', 'open']);
    orderCard(actor, 'physical');
    expect(states()).toEqual(['ordered', 'running']);
    process();
    expect(states()).toEqual(['ordered', 'ordered']);
    orderCard(actor, 'physical');
    process();
    expect(toasts.map(({ values }) => values?.type)).toEqual(['virtual', 'physical']);
    expect(results).toEqual([['virtual'], ['virtual', 'physical']]);
  });

  it('restores earlier orders', () => {
    const { actor, process, toasts, states } = start(['physical']);
    expect(states()).toEqual(['open', 'ordered']);
    orderCard(actor, 'physical');
    process();
    expect(toasts).toEqual([]);
    expect(actor.getSnapshot().value).toBe('editing');
  });
});

describe('a failed order', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it('can be repeated under the same key', async () => {
    const keys: string[] = [];
    const machine = cardOrderMachine.provide({
      actors: {
        submit: fromPromise<unknown, Input>(async ({ input }) => {
          keys.push(input.idempotencyKey);
          if (keys.length === 1) throw new Error('500: no');
        }),
      },
    });
    const { actor, toasts, states } = start([], machine);
    orderCard(actor, 'virtual');
    await settle();
    expect(states()).toEqual(['open', 'open']);
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'cardOrderFailed' });
    orderCard(actor, 'virtual');
    await settle();
    expect(states()).toEqual(['ordered', 'open']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(toasts.map(({ id }) => id)).toEqual(['cardOrderFailed', 'cardOrdered']);
  });

  it('keeps its key while the other card is ordered', async () => {
    const inputs: Input[] = [];
    const machine = cardOrderMachine.provide({
      actors: {
        submit: fromPromise<unknown, Input>(async ({ input }) => {
          inputs.push(input);
          if (inputs.length === 1) throw new Error('500: no');
        }),
      },
    });
    const { actor, clock, states } = start([], machine);
    for (const type of ['virtual', 'physical', 'virtual'] as const) {
      orderCard(actor, type);
      await settle();
      clock.increment(0);
    }
    expect(states()).toEqual(['ordered', 'ordered']);
    const [first, other, again] = inputs;
    expect(again).toEqual(first);
    expect(other?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });
});
