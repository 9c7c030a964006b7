import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ProblemError } from '../../engine';
import { startMachine } from '../../engine/testing/startMachine';
import { lockMachine, getLockView, type LockInput } from './lockMachine';
import { settle } from '../../engine/testing/settle';

const verify = vi.fn<(signal: AbortSignal) => Promise<unknown>>();

const start = (input: LockInput = {}) =>
  startMachine(
    lockMachine.provide({ actors: { verify: fromPromise(({ signal }) => verify(signal)) } }),
    input,
  );

const logged = vi.spyOn(console, 'error');

beforeEach(() => {
  verify.mockReset().mockResolvedValue(undefined);
  logged.mockReset().mockImplementation(() => {});
});

afterEach(() => vi.clearAllMocks());

describe('without biometrics', () => {
  it('stays locked indefinitely', () => {
    const { actor, clock, left } = start();
    clock.increment(24 * 60 * 60_000);
    expect(actor.getSnapshot().value).toBe('locked');
    expect(left).not.toHaveBeenCalled();
  });

  it('unlocks on a press, without a prompt', () => {
    const { actor, left } = start();
    actor.send({ type: 'unlock.requested' });
    actor.send({ type: 'unlock.requested' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
    expect(verify).not.toHaveBeenCalled();
  });
});

describe('with biometrics', () => {
  const ask = () => {
    const started = start({ method: 'biometrics' });
    started.actor.send({ type: 'unlock.requested' });
    return started;
  };

  it('prompts once, and unlocks on success', async () => {
    const { actor, left } = ask();
    actor.send({ type: 'unlock.requested' });
    expect(actor.getSnapshot().value).toBe('verifying');
    expect(left).not.toHaveBeenCalled();
    await settle();
    expect(verify).toHaveBeenCalledOnce();
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });

  it.each(['unlockCancelled', 'unlockFailed', 'unlockTimedOut'] as const)(
    'stays locked after %s, shows it, and can prompt again',
    async (id) => {
      verify.mockRejectedValueOnce(new ProblemError({ id }));
      const { actor, left, toasts } = ask();
      await settle();
      expect(actor.getSnapshot().value).toBe('refused');
      expect(actor.getSnapshot().context.problem).toEqual({ id });
      expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id }]);
      expect(logged).not.toHaveBeenCalled();
      actor.send({ type: 'unlock.requested' });
      expect(actor.getSnapshot().context.problem).toBeNull();
      await settle();
      expect(left).toHaveBeenCalledOnce();
    },
  );

  it('unlocks on a press only once the device has no biometrics any more', async () => {
    verify.mockRejectedValue(new ProblemError({ id: 'biometricsGone' }));
    const { actor, left } = ask();
    await settle();
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'unlock.requested' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
    expect(verify).toHaveBeenCalledOnce();
  });

  it('logs an unexpected error and shows it as a failure', async () => {
    const error = new Error('bug');
    verify.mockRejectedValue(error);
    const { actor } = ask();
    await settle();
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'unlockFailed' });
    expect(logged).toHaveBeenCalledWith(error);
  });

  it('aborts the prompt after 60 s', () => {
    verify.mockReturnValue(new Promise(() => {}));
    const { actor, clock } = ask();
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('verifying');
    clock.increment(1);
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'unlockTimedOut' });
    expect(verify.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('can be cancelled, and a later result does not unlock', async () => {
    let answer = (_value?: unknown) => {};
    verify.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { actor, left } = ask();
    actor.send({ type: 'back' });
    answer();
    await settle();
    expect(actor.getSnapshot().value).toBe('locked');
    expect(left).not.toHaveBeenCalled();
    expect(verify.mock.calls[0]?.[0].aborted).toBe(true);
  });
});

describe('signing out from the lock', () => {
  it('requires confirmation, and can be cancelled', () => {
    const { actor, clock, left } = start();
    actor.send({ type: 'signOut.requested' });
    expect(getLockView(actor.getSnapshot())).toBe('confirmingSignOut');
    actor.send({ type: 'back' });
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toBe('locked');
    expect(left).not.toHaveBeenCalled();
  });

  it('is offered after a refusal, which is shown no longer', async () => {
    verify.mockRejectedValueOnce(new ProblemError({ id: 'unlockFailed' }));
    const { actor } = start({ method: 'biometrics' });
    actor.send({ type: 'unlock.requested' });
    await settle();
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().value).toBe('confirmingSignOut');
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('does not unlock meanwhile', () => {
    const { actor } = start();
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().can({ type: 'unlock.requested' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().can({ type: 'unlock.requested' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
  });

  it('takes 2000 ms, and redirects once', () => {
    const { actor, clock, left } = start();
    actor.send({ type: 'signOut.requested' });
    actor.send({ type: 'submitted' });
    clock.increment(1999);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
    expect(getLockView(actor.getSnapshot())).toBe('signingOut');
  });
});
