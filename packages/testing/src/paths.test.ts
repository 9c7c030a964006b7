import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Plan } from '@rad-wallet/ui/plans';
import { sendMoneyPlan } from './features/send-money';
import { listTransitions } from './machine';
import { getCoveringPaths, getShortestPaths } from './paths';
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

const getEvents = (paths: ReturnType<typeof getCoveringPaths<typeof machine>>) =>
  paths.map(({ steps }) =>
    steps.map(({ event, kind, name }) => (kind === 'event' ? event.type : name)),
  );

describe('covering paths', () => {
  it('take every transition, eventless ones included, and a dead end last', () => {
    const wanted = new Set(listTransitions(machine));
    expect(wanted.size).toBe(5);
    expect(getEvents(getCoveringPaths(plan, wanted))).toEqual([
      ['coin', 'coin', 'push', '1000', 'kick'],
    ]);
    expect([...wanted]).toEqual([]);
  });

  it('skip transitions without a target or an action', () => {
    expect(listTransitions(machine).some((id) => id.includes('never'))).toBe(false);
  });

  it('leave in `wanted` what cannot be reached', () => {
    const wanted = new Set(listTransitions(machine));
    getCoveringPaths({ ...plan, events: [{ type: 'coin' }, { type: 'kick' }] }, wanted);
    expect([...wanted]).toEqual([
      'turnstile.locked push 0',
      'turnstile.open always 0',
      'turnstile.passed xstate.after.1000.turnstile.passed 0',
    ]);
  });

  it('send only available events, and a sequence in one step', () => {
    const paths = getCoveringPaths({
      ...plan,
      events: [{ type: 'kick' }],
      sequences: [[{ type: 'coin' }, { type: 'coin' }, { type: 'push' }]],
      isAvailable: ({ context }, { type }) => type === 'coin' || context.coins > 0,
    });
    expect(getEvents(paths)).toEqual([['push', '1000', 'kick']]);
    expect(paths[0]?.steps[0]?.events.map(({ type }) => type)).toEqual(['coin', 'coin', 'push']);
  });

  it('continue from the variants of a plan', () => {
    const variants = [{ given: [{ type: 'coin' as const }, { type: 'coin' as const }] }];
    const paths = getCoveringPaths({ ...plan, events: [{ type: 'push' }], variants });
    expect(getEvents(paths)).toEqual([['push', '1000']]);
    expect(paths[0]?.plan.given).toHaveLength(2);
  });

  it('miss what a plan that distinguishes too few situations hides', () => {
    const blind = { ...plan, distinguish: () => 0 };
    const wanted = new Set(listTransitions(machine));
    getCoveringPaths(blind, wanted);
    expect(wanted.size).toBeGreaterThan(0);
  });

  it('run no action while they are computed, and can be walked', async () => {
    let retries = 0;
    const counting: typeof sendMoneyPlan = {
      ...sendMoneyPlan,
      events: sendMoneyPlan.events.map((event) =>
        event.type === 'accounts.changed' && event.accounts.status === 'error'
          ? { ...event, accounts: { status: 'error', retry: () => void (retries += 1) } }
          : event,
      ),
    };
    const paths = getCoveringPaths(counting);
    expect(retries).toBe(0);
    const [path] = paths;
    if (!path) throw new Error('There is no path.');
    await walkPath(path);
  });
});

it('finds the shortest path to every situation', () => {
  expect(getEvents(getShortestPaths(plan))).toEqual([
    [],
    ['coin'],
    ['kick'],
    ['coin', 'coin'],
    ['coin', 'kick'],
    ['coin', 'coin', 'push'],
    ['coin', 'coin', 'kick'],
  ]);
});
