import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { coveringPaths, transitionsOf } from './cover';
import { sendMoneyPlan } from './flows/send-money';
import type { Plan } from './plan';
import { walkPath } from './walk';

const machine = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: 'coin' } | { type: 'push' } | { type: 'kick' } | { type: 'never' },
  },
  guards: { isPaid: ({ context }) => context.coins > 1 },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        coin: { actions: assign({ coins: ({ context }) => context.coins + 1 }) },
        push: { guard: 'isPaid', target: 'open' },
        kick: 'broken',
        never: {},
      },
    },
    open: { always: { guard: 'isPaid', target: 'passed' } },
    passed: { after: { 1000: 'locked' } },
    broken: {},
  },
});

const plan: Plan<typeof machine> = {
  machine,
  events: [{ type: 'coin' }, { type: 'push' }, { type: 'kick' }],
  distinguish: ({ coins }) => Math.min(coins, 2),
};

const told = (paths: ReturnType<typeof coveringPaths>) =>
  paths.map(({ steps }) =>
    steps.map(({ event, kind, name }) => (kind === 'event' ? event.type : name)),
  );

describe('covering paths', () => {
  it('pass every transition, what follows by itself too, and an end last', () => {
    const wanted = new Set(transitionsOf(machine));
    expect(wanted.size).toBe(5);
    expect(told(coveringPaths(plan, { wanted }))).toEqual([
      ['coin', 'coin', 'push', '1000', 'kick'],
    ]);
    expect([...wanted]).toEqual([]);
  });

  it('do not count what only forbids an event', () => {
    expect(transitionsOf(machine).some(({ eventType }) => eventType === 'never')).toBe(false);
  });

  it('leave in `wanted` what cannot be passed', () => {
    const wanted = new Set(transitionsOf(machine));
    coveringPaths({ ...plan, events: [{ type: 'coin' }, { type: 'kick' }] }, { wanted });
    expect([...wanted].map(({ eventType }) => eventType)).toEqual([
      'push',
      '',
      'xstate.after.1000.turnstile.passed',
    ]);
  });

  it('keep to what is offered, and send a chain at once', () => {
    const paths = coveringPaths(
      { ...plan, events: [{ type: 'kick' }] },
      {
        chains: [[{ type: 'coin' }, { type: 'coin' }, { type: 'push' }]],
        isOffered: ({ context }, { type }) => type === 'coin' || context.coins > 0,
      },
    );
    expect(told(paths)).toEqual([['push', '1000', 'kick']]);
    expect(paths[0]?.steps[0]?.events.map(({ type }) => type)).toEqual(['coin', 'coin', 'push']);
  });

  it('do not find what a plan that tells too few situations apart hides', () => {
    const blind = { ...plan, distinguish: () => 0 };
    const wanted = new Set(transitionsOf(machine));
    coveringPaths(blind, { wanted });
    expect(wanted.size).toBeGreaterThan(0);
  });

  it('do nothing while they are laid, and can be walked', async () => {
    let retries = 0;
    const counting: typeof sendMoneyPlan = {
      ...sendMoneyPlan,
      events: sendMoneyPlan.events.map((event) =>
        event.type === 'accounts.changed' && event.accounts.status === 'error'
          ? { ...event, accounts: { status: 'error', retry: () => void (retries += 1) } }
          : event,
      ),
    };
    const paths = coveringPaths(counting);
    expect(retries).toBe(0);
    const [path] = paths;
    if (!path) throw new Error('There is no path.');
    await walkPath(counting, path);
  });
});
