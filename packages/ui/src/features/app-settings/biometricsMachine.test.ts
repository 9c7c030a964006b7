import { beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ProblemError } from '../../engine';
import { startMachine } from '../../engine/testing/startMachine';
import { biometricsMachine } from './biometricsMachine';
import { settle } from '../../engine/testing/settle';

const register = vi.fn<(signal: AbortSignal) => Promise<unknown>>();
const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  register.mockReset().mockResolvedValue(undefined);
  logged.mockReset().mockImplementation(() => {});
});

const start = () =>
  startMachine(
    biometricsMachine.provide({
      actors: { register: fromPromise(({ signal }) => register(signal)) },
    }),
  );

it('prompts once, however often it is pressed, and shows no message on success', async () => {
  const { actor, toasts } = start();
  actor.send({ type: 'requested' });
  actor.send({ type: 'requested' });
  expect(actor.getSnapshot().value).toBe('registering');
  await settle();
  expect(register).toHaveBeenCalledOnce();
  expect(actor.getSnapshot().value).toBe('resting');
  expect(actor.getSnapshot().context.problem).toBeNull();
  expect(toasts).toEqual([]);
});

it('shows the result of the prompt until the next request', async () => {
  register.mockRejectedValueOnce(new ProblemError({ id: 'biometricsUnavailable' }));
  const { actor, toasts } = start();
  actor.send({ type: 'requested' });
  await settle();
  expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'biometricsUnavailable' }]);
  expect(actor.getSnapshot().context.problem).toEqual({ id: 'biometricsUnavailable' });
  expect(logged).not.toHaveBeenCalled();
  actor.send({ type: 'requested' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

it('does not show the result again after Back', async () => {
  register.mockRejectedValueOnce(new ProblemError({ id: 'biometricsUnavailable' }));
  const { actor } = start();
  actor.send({ type: 'requested' });
  await settle();
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

it('logs an unexpected error', async () => {
  const error = new Error('bug');
  register.mockRejectedValue(error);
  const { actor } = start();
  actor.send({ type: 'requested' });
  await settle();
  expect(actor.getSnapshot().context.problem).toEqual({ id: 'biometricsFailed' });
  expect(logged).toHaveBeenCalledWith(error);
});

it('aborts the prompt after 60 s and on cancel', () => {
  register.mockReturnValue(new Promise(() => {}));
  const { actor, clock } = start();
  actor.send({ type: 'requested' });
  clock.increment(59_999);
  expect(actor.getSnapshot().context.problem).toBeNull();
  clock.increment(1);
  expect(actor.getSnapshot().context.problem).toEqual({ id: 'biometricsTimedOut' });
  actor.send({ type: 'requested' });
  actor.send({ type: 'back' });
  expect(actor.getSnapshot().value).toBe('resting');
  expect(register.mock.calls.map(([{ aborted }]) => aborted)).toEqual([true, true]);
});
