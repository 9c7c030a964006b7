import { expect, it } from 'vitest';
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

it('cannot be undone while it runs', () => {
  const { actor } = start();
  actor.send({ type: 'submitted' });
  expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
});
