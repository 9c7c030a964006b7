import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine, toPromise } from 'xstate';
import { requireActor, request, upload } from './request';
import { isSimulated, simulate } from './simulate';

afterEach(() => vi.restoreAllMocks());

it('passes the input, with a signal that times out after 30 s', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const send = vi.fn(async (input: string) => `${input}!`);
  const actor = createActor(request<string, string>(send), { input: 'input' }).start();
  await expect(toPromise(actor)).resolves.toBe('input!');
  expect(send).toHaveBeenCalledExactlyOnceWith('input', { signal: clock.signal });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
});

it('continues when the flow is left, so that the request completes', async () => {
  let given: AbortSignal | undefined;
  const actor = createActor(
    request(async (_input: undefined, { signal }) => {
      given = signal;
    }),
    { input: undefined },
  ).start();
  actor.stop();
  expect(given?.aborted).toBe(false);
});

it('stops an upload when the flow leaves it', () => {
  let given: AbortSignal | undefined;
  const actor = createActor(
    upload(async (_input: undefined, { signal }) => {
      given = signal;
    }),
    { input: undefined },
  ).start();
  expect(given?.aborted).toBe(false);
  actor.stop();
  expect(given?.aborted).toBe(true);
});

it('simulates a result from the input', async () => {
  const double = simulate<number, number>(1, (figure) => figure * 2);
  await expect(toPromise(createActor(double, { input: 21 }).start())).resolves.toBe(42);
});

it('marks simulations, and nothing else', () => {
  expect(isSimulated(simulate(1000))).toBe(true);
  expect(isSimulated(request(async () => {}))).toBe(false);
  expect(isSimulated(undefined)).toBe(false);
});

it('resolves a simulation of 0 ms synchronously, without a pending state', () => {
  const answered = createMachine({
    initial: 'asking',
    states: {
      asking: { invoke: { src: simulate(0, () => 'yes'), onDone: 'answered' } },
      answered: {},
    },
  });
  expect(createActor(answered).start().getSnapshot().value).toBe('answered');
});

it('logs which actor is missing', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const actor = createActor(requireActor<unknown, undefined>('sendMoney', 'sendTransfer'), {
    input: undefined,
  });
  const answer = toPromise(actor);
  actor.start();
  await expect(answer).rejects.toThrow('sendMoney: provide the actor sendTransfer.');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[@rad-wallet/ui] sendMoney has no actor sendTransfer, so the request failed. Provide it: sendMoney.provide({ actors: { sendTransfer: request((input, { signal }) => …) } }), with request of @rad-wallet/ui/requests.',
  );
});
