import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import { templateNameMachine, type SubmitTemplateNameInput } from './templateNameMachine';

type Submit = (input: SubmitTemplateNameInput) => Promise<unknown>;

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function start(request: Submit, firstAmount: string) {
  const started = startMachine(
    templateNameMachine.provide({
      actors: {
        submitTemplateName: fromPromise<unknown, SubmitTemplateNameInput>(({ input }) =>
          request(input),
        ),
      },
    }),
  );
  const submit = async (amount: string) => {
    started.actor.send({ type: 'amount.changed', amount });
    started.actor.send({ type: 'submitted' });
    await settle();
  };
  await submit(firstAmount);
  return { ...started, submit, getState: () => started.actor.getSnapshot().value };
}

describe('templateNameMachine', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  it.each(['', '0', '-5', 'abc'])('submits nothing for %j', async (amount) => {
    const request = vi.fn<Submit>(async () => {});
    const { getState } = await start(request, amount);
    expect(getState()).toBe('enteringAmount');
    expect(request).not.toHaveBeenCalled();
  });

  it('submits a plain decimal and emits left once', async () => {
    const request = vi.fn<Submit>(async () => {});
    const { actor, left, getState } = await start(request, 'Rs. ۱٬۵۰۰');
    expect(request).toHaveBeenCalledExactlyOnceWith({
      amount: '1500',
      idempotencyKey: expect.any(String),
    });
    expect(getState()).toBe('done');
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });

  it('keeps the input after a failure, and the key while the amount is the same', async () => {
    const request = vi.fn<Submit>().mockRejectedValue(new Error('500: no'));
    const { actor, submit, getState, toasts } = await start(request, '1,500');
    expect(getState()).toBe('enteringAmount');
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1,500',
      problem: { id: 'submissionFailed' },
    });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'submissionFailed' }]);
    await submit('1500.00');
    await submit('1600');
    const keys = request.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('submits once while busy, and is in doubt after 30 s', async () => {
    const request = vi.fn<Submit>(() => new Promise(() => {}));
    const { actor, clock, getState } = await start(request, '1,500');
    actor.send({ type: 'submitted' });
    actor.send({ type: 'back' });
    clock.increment(29_999);
    expect(getState()).toBe('submitting');
    expect(request).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(getState()).toEqual({ inDoubt: 'unresolved' });
  });
});
