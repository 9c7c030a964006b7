import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import { templateNameMachine, type SubmitTemplateNameInput } from './templateNameMachine';

const submitTemplateName = vi.fn<(input: SubmitTemplateNameInput) => Promise<unknown>>();

const start = () =>
  startMachine(
    templateNameMachine.provide({
      actors: {
        submitTemplateName: fromPromise<unknown, SubmitTemplateNameInput>(({ input }) =>
          submitTemplateName(input),
        ),
      },
    }),
  );

async function submit({ actor }: ReturnType<typeof start>, amount: string) {
  actor.send({ type: 'amount.changed', amount });
  actor.send({ type: 'submitted' });
  await new Promise((resolve) => setImmediate(resolve));
  return actor.getSnapshot();
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  submitTemplateName.mockReset();
});
afterEach(() => vi.restoreAllMocks());

it.each(['', '0', '-5', 'abc'])('submits nothing for %j', async (amount) => {
  expect((await submit(start(), amount)).value).toBe('enteringAmount');
  expect(submitTemplateName).not.toHaveBeenCalled();
});

it('submits a plain decimal', async () => {
  expect((await submit(start(), 'Rs. ۱٬۵۰۰')).value).toBe('done');
  expect(submitTemplateName).toHaveBeenCalledExactlyOnceWith({
    amount: '1500',
    idempotencyKey: expect.any(String),
  });
});

it('keeps the key after a failure while the amount is the same', async () => {
  submitTemplateName.mockRejectedValue(new Error('500: no'));
  const started = start();
  for (const amount of ['1,500', '1500.00', '1600']) await submit(started, amount);
  const [first, second, third] = submitTemplateName.mock.calls.map(([input]) => input);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
