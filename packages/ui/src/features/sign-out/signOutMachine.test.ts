import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { SubmitInput } from '../../engine/submission';
import { settle } from '../../engine/testing/settle';
import { startMachine } from '../../engine/testing/startMachine';
import { signOutMachine } from './signOutMachine';

const start = () => startMachine(signOutMachine);

it('waits for the confirmation', () => {
  const { actor, clock, left } = start();
  clock.increment(60_000);
  expect(actor.getSnapshot().value).toBe('editing');
  expect(left).not.toHaveBeenCalled();
});

it('takes 2000 ms once confirmed, however often, and then redirects once', () => {
  const { actor, clock, left } = start();
  actor.send({ type: 'submitted' });
  actor.send({ type: 'submitted' });
  clock.increment(1999);
  expect(actor.getSnapshot().value).toBe('submitting');
  clock.increment(1);
  clock.increment(0);
  expect(actor.getSnapshot().value).not.toBe('submitting');
  actor.send({ type: 'submitted' });
  clock.increment(60_000);
  expect(left).toHaveBeenCalledOnce();
});

it('shows a failure no longer after a reset', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const submit = fromPromise<unknown, SubmitInput<object>>(() =>
    Promise.reject(new Error('500: no')),
  );
  const { actor } = startMachine(signOutMachine.provide({ actors: { submit } }));
  const fail = async () => {
    actor.send({ type: 'submitted' });
    await settle();
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'signOutFailed' });
  };
  await fail();
  actor.send({ type: 'reset' });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await fail();
  actor.send({ type: 'back' });
  actor.send({ type: 'reset' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.problem).toBeNull();
  vi.restoreAllMocks();
});

it('cannot be undone while it runs', () => {
  const { actor } = start();
  actor.send({ type: 'submitted' });
  expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
});
