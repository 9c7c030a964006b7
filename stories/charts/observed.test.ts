import type { Plan } from '@rad-wallet/testing';
import { expect, it } from 'vitest';
import { emit, enqueueActions, setup, type EventObject } from 'xstate';
import { observe } from './observed';

const loudly: EventObject & { id: string } = { type: 'told', id: 'loudly' };

const machine = setup({
  actions: {
    tell: enqueueActions(({ enqueue, event }) => {
      if (event.type === 'loud') enqueue.emit(loudly);
    }),
    call: emit(({ event }) => ({ type: `called for ${event.type}` })),
    hush: enqueueActions(() => {}),
    never: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'unheard' })),
  },
}).createMachine({
  id: 'observed',
  initial: 'resting',
  states: {
    resting: {
      on: {
        quiet: { actions: ['tell', 'hush'] },
        loud: { target: 'awake', actions: ['tell', 'call'] },
      },
    },
    awake: {},
  },
});

it('sees what each action emits, nothing too, and says nothing of one that was never done', () => {
  const plan = { machine, events: [{ type: 'quiet' }, { type: 'loud' }] } as unknown as Plan;
  const { emits, values } = observe(plan);
  expect(emits).toEqual({ tell: ['told'], hush: [], call: ['called for loud'] });
  expect(values).toMatchObject({ told: ['loudly'] });
});
