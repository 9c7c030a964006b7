import { expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import { sendMoneyPlan } from './features/send-money';
import { listStates } from './machine';
import { getPathsByState, getShortestPaths } from './paths';
import { startWalk, walkPath, walkTo } from './walk';

const machine = setup({
  types: {} as {
    events: { type: 'requested' } | { type: 'never' };
    emitted: { type: 'reported'; of: string };
  },
  actors: { ask: fromPromise(async (): Promise<string> => 'not run') },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'sample',
  initial: 'idle',
  states: {
    idle: { on: { requested: 'waiting' } },
    waiting: {
      initial: 'calm',
      states: { calm: { after: { 1000: 'restless' } }, restless: {} },
      invoke: { id: 'asking', src: 'ask', onDone: 'over', onError: 'refused' },
      after: { patience: 'refused' },
    },
    refused: { on: { requested: 'waiting' } },
    over: { type: 'final' },
    unreachable: {},
  },
});

const plan: Plan<typeof machine> = {
  machine,
  events: [{ type: 'requested' }],
  outputs: { ask: 'planned' },
};

it('lists the leaf states, and those that a plan reaches', () => {
  const reached = ['idle', 'waiting.calm', 'waiting.restless', 'refused', 'over'];
  expect(listStates(machine)).toEqual([...reached, 'unreachable']);
  expect([...getPathsByState(plan).keys()]).toEqual(reached);
});

it('names the cause of each step', () => {
  const steps = (state: string) =>
    getPathsByState(plan)
      .get(state)
      ?.steps.map(({ kind, name }) => [kind, name]);
  expect(steps('over')).toEqual([
    ['event', undefined],
    ['done', 'ask'],
  ]);
  expect(steps('waiting.restless')).toEqual([
    ['event', undefined],
    ['after', '1000'],
  ]);
});

it('stays in its state and never runs the real actors', async () => {
  const { actor } = await walkTo(plan, 'waiting.calm');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(actor.getSnapshot().value).toEqual({ waiting: 'calm' });
});

it('lets the test resolve and reject actors and advance the clock', async () => {
  const answered = await walkTo(plan, 'waiting.calm');
  await answered.answer('ask');
  expect(answered.actor.getSnapshot().value).toBe('over');
  const refused = await walkTo(plan, 'waiting.restless');
  await refused.refuse('ask');
  expect(refused.actor.getSnapshot().value).toBe('refused');
  const late = await walkTo(plan, 'waiting.calm');
  await late.wait(29_999);
  expect(late.actor.getSnapshot().value).toEqual({ waiting: 'restless' });
  await late.wait(1);
  expect(late.actor.getSnapshot().value).toBe('refused');
});

it('works with fake timers', async () => {
  vi.useFakeTimers();
  try {
    const { actor } = await walkTo(plan, 'over');
    expect(actor.getSnapshot().status).toBe('done');
  } finally {
    vi.useRealTimers();
  }
});

it('rejects what the machine cannot do', async () => {
  await expect(walkTo(plan, 'unreachable')).rejects.toThrow(
    'sample has no state unreachable that its plan reaches: idle, waiting.calm',
  );
  const walk = startWalk(plan);
  expect(() => walk.answer('ask')).toThrow('sample has not started the actor ask.');
  const path = getShortestPaths(plan).find(({ state }) => state.matches('refused'));
  if (!path) throw new Error('There is a path.');
  const elsewhere = createActor(machine).getSnapshot();
  const steps = path.steps.map((step) => ({ ...step, state: elsewhere }));
  await expect(walkPath({ ...path, steps })).rejects.toThrow(
    'After requested sample is in {"waiting":"calm"}, not in "idle".',
  );
});

it('records what the machine emits', async () => {
  const path = getPathsByState(sendMoneyPlan).get('cancelled');
  if (!path) throw new Error('There is a path.');
  expect(await walkPath(path)).toEqual([{ type: 'left', outcome: 'cancelled' }]);
});
