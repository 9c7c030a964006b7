import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startMachine } from '../../engine/testing/startMachine';
import {
  consentMachine,
  type ConsentDemand,
  type ConsentInput,
  type ConsentResult,
  type ConsentSubject,
  type DemandInput,
} from './consentMachine';
import { settle } from '../../engine/testing/settle';

const passkey = { challenge: 'AQID', rpId: 'wallet.example' };
const subject = { payee: 'Ahmed Khan', amount: '25000', idempotencyKey: 'key-1' };
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

function start(
  demand: (input: DemandInput<ConsentSubject>) => Promise<ConsentDemand>,
  give: (input: ConsentInput<ConsentSubject>) => Promise<ConsentResult> = async () => ({
    result: 'given',
  }),
  of: ConsentSubject = subject,
) {
  const machine = consentMachine.provide({
    actors: {
      demandConsent: fromPromise<ConsentDemand, DemandInput<ConsentSubject>>(({ input }) =>
        demand(input),
      ),
      giveConsent: fromPromise<ConsentResult, ConsentInput<ConsentSubject>>(({ input }) =>
        give(input),
      ),
    },
  });
  const { actor, clock } = startMachine(machine, { subject: of });
  const enter = (pin: string) => {
    actor.send({ type: 'pin.changed', pin });
    actor.send({ type: 'submitted' });
  };
  return { actor, clock, enter, state: () => actor.getSnapshot().value };
}

it.each<[ConsentDemand, string]>([
  [{ method: 'none' }, 'given'],
  [{ method: 'pin' }, 'enteringPin'],
  [{ method: 'newPin' }, 'choosingPin'],
  [{ method: 'signIn' }, 'signInNeeded'],
  [{ method: 'blocked' }, 'blocked'],
  [{ method: 'pin', isUnusual: true }, 'questioning'],
  [{ method: 'pin', isUnusual: true, waitsUntil: '2026-11-28T12:00:00Z' }, 'waiting'],
  [{ method: 'fax' } as never, 'unavailable'],
  [undefined as never, 'unavailable'],
])('a demand of %o leads to %s', async (demand, expected) => {
  const ask = vi.fn(async () => demand);
  const { state, actor } = start(ask);
  await settle();
  expect(state()).toBe(expected);
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    subject,
    isForgotten: false,
    isWarned: false,
    usesPin: false,
  });
  expect(actor.getSnapshot().context.waitsUntil).toBe(demand?.waitsUntil ?? null);
});

it('is shown if the server takes more than 400 ms, and gives up after 30 s', () => {
  const { state, clock } = start(() => new Promise(() => {}));
  expect(state()).toEqual({ preparing: 'quiet' });
  clock.increment(400);
  expect(state()).toEqual({ preparing: 'shown' });
  clock.increment(29_600);
  expect(state()).toBe('unavailable');
});

it('sends a complete PIN once, bound to the payment, and forgets it', async () => {
  const give = vi.fn(async (): Promise<ConsentResult> => ({ result: 'given' }));
  const { actor, enter, state } = start(async () => ({ method: 'pin' }), give);
  await settle();
  enter('274');
  expect(state()).toBe('enteringPin');
  enter('2746');
  actor.send({ type: 'submitted' });
  await settle();
  expect(give).toHaveBeenCalledExactlyOnceWith({
    subject,
    pin: '2746',
    isNew: false,
    passkey: null,
  });
  expect(actor.getSnapshot()).toMatchObject({ value: 'given', context: { pin: '' } });
});

it('shows how many tries are left, until the PIN is blocked', async () => {
  const give = vi
    .fn<() => Promise<ConsentResult>>()
    .mockResolvedValueOnce({ result: 'wrong', triesLeft: 1 })
    .mockResolvedValue({ result: 'blocked' });
  const { actor, enter, state } = start(async () => ({ method: 'pin' }), give);
  await settle();
  enter('1111');
  await settle();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'enteringPin',
    context: { pin: '', problem: { id: 'wrong', triesLeft: 1 } },
  });
  actor.send({ type: 'pin.changed', pin: '2' });
  expect(actor.getSnapshot().context.problem).toBeNull();
  enter('2222');
  await settle();
  expect(state()).toBe('blocked');
});

it('lets a payer with a blocked PIN choose a new one', async () => {
  const ask = vi.fn(
    async ({ isForgotten }: DemandInput<ConsentSubject>): Promise<ConsentDemand> => ({
      method: isForgotten ? 'newPin' : 'blocked',
    }),
  );
  const { actor, state } = start(ask);
  await settle();
  actor.send({ type: 'pin.forgotten' });
  await settle();
  expect(state()).toBe('choosingPin');
});

it('logs why the server could not be asked', async () => {
  const { state } = start(() => Promise.reject(new Error('502')));
  await settle();
  expect(state()).toBe('unavailable');
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('502'));
});

it('asks the server what to do about a forgotten PIN', async () => {
  const ask = vi
    .fn<(input: DemandInput<ConsentSubject>) => Promise<ConsentDemand>>()
    .mockResolvedValueOnce({ method: 'pin' })
    .mockResolvedValue({ method: 'signIn' });
  const { actor, state } = start(ask);
  await settle();
  actor.send({ type: 'pin.changed', pin: '27' });
  actor.send({ type: 'pin.forgotten' });
  expect(actor.getSnapshot().context.pin).toBe('');
  await settle();
  expect(ask).toHaveBeenLastCalledWith({
    subject,
    isForgotten: true,
    isWarned: false,
    usesPin: false,
  });
  expect(state()).toBe('signInNeeded');
  actor.send({ type: 'back' });
  expect(state()).toBe('declined');
});

it('takes a new PIN only if it is entered twice', async () => {
  const give = vi.fn(async (): Promise<ConsentResult> => ({ result: 'given' }));
  const { actor, enter, state } = start(async () => ({ method: 'newPin' }), give);
  await settle();
  enter('274');
  expect(state()).toBe('choosingPin');
  enter('2746');
  expect(actor.getSnapshot()).toMatchObject({ value: 'repeatingPin', context: { pin: '' } });
  enter('276');
  expect(state()).toBe('repeatingPin');
  enter('2764');
  expect(actor.getSnapshot()).toMatchObject({
    value: 'choosingPin',
    context: { pin: '', firstPin: null, problem: { id: 'different' } },
  });
  enter('2746');
  enter('2746');
  await settle();
  expect(give).toHaveBeenCalledExactlyOnceWith({
    subject,
    pin: '2746',
    isNew: true,
    passkey: null,
  });
  expect(state()).toBe('given');
});

it('sends nothing after a failure, and asks the server again', async () => {
  const ask = vi
    .fn<() => Promise<ConsentDemand>>()
    .mockResolvedValueOnce({ method: 'pin' })
    .mockResolvedValue({ method: 'none' });
  const { actor, enter, state } = start(ask, () => Promise.reject(new Error('502')));
  await settle();
  enter('2746');
  await settle();
  expect(state()).toBe('unavailable');
  expect(console.error).toHaveBeenCalledOnce();
  actor.send({ type: 'retried' });
  // The lost answer was a consent.
  await settle();
  expect(state()).toBe('given');
});

it('waits 30 s for the answer to a PIN', async () => {
  const { clock, enter, state } = start(
    async () => ({ method: 'pin' }),
    () => new Promise(() => {}),
  );
  await settle();
  enter('2746');
  clock.increment(29_999);
  expect(state()).toBe('verifying');
  clock.increment(1);
  expect(state()).toBe('unavailable');
});

it('asks for a passkey, for two minutes, and again after it was cancelled', async () => {
  let answer: (result: ConsentResult) => void = () => {};
  const give = vi.fn(() => new Promise<ConsentResult>((resolve) => (answer = resolve)));
  const { actor, clock, state } = start(async () => ({ method: 'passkey', passkey }), give);
  await settle();
  expect(state()).toBe('usingPasskey');
  expect(give).toHaveBeenLastCalledWith({ subject, pin: null, isNew: false, passkey });
  clock.increment(120_000);
  expect(state()).toBe('passkeyCancelled');
  actor.send({ type: 'retried' });
  await settle();
  answer({ result: 'cancelled' });
  await settle();
  expect(state()).toBe('passkeyCancelled');
  actor.send({ type: 'retried' });
  await settle();
  answer({ result: 'given' });
  await settle();
  expect(state()).toBe('given');
});

it.each<[ConsentResult | Error, string]>([
  [{ result: 'blocked' }, 'blocked'],
  [{ result: 'wrong', triesLeft: 1 }, 'passkeyFailed'],
  [new Error('NotSupported'), 'passkeyFailed'],
])('a passkey answered with %o leads to %s', async (answer, expected) => {
  const { state } = start(
    async () => ({ method: 'passkey' }),
    async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  );
  await settle();
  expect(state()).toBe(expected);
  expect(console.error).toHaveBeenCalledTimes(answer instanceof Error ? 1 : 0);
});

it('asks the questions about fraud once', async () => {
  const ask = vi.fn(async (): Promise<ConsentDemand> => ({ method: 'pin', isUnusual: true }));
  const { actor, state } = start(ask);
  await settle();
  actor.send({ type: 'questions.passed' });
  await settle();
  expect(ask).toHaveBeenLastCalledWith({
    subject,
    isForgotten: false,
    isWarned: true,
    usesPin: false,
  });
  expect(state()).toBe('enteringPin');
});

const usePin = async ({ usesPin }: DemandInput<ConsentSubject>): Promise<ConsentDemand> =>
  usesPin ? { method: 'pin' } : { method: 'passkey', passkey };

it('asks for the PIN if the payer prefers it, and closes the passkey prompt', async () => {
  let signal: AbortSignal | undefined;
  const machine = consentMachine.provide({
    actors: {
      demandConsent: fromPromise(({ input }) => usePin(input)),
      giveConsent: fromPromise<ConsentResult, ConsentInput<ConsentSubject>>(
        async ({ input, signal: given }) => {
          if (input.pin !== null) return { result: 'given' };
          signal = given;
          return new Promise(() => {});
        },
      ),
    },
  });
  const { actor } = startMachine(machine, { subject });
  await settle();
  expect(actor.getSnapshot().value).toBe('usingPasskey');
  actor.send({ type: 'pin.preferred' });
  expect(signal?.aborted).toBe(true);
  expect(actor.getSnapshot().value).toEqual({ preparing: 'shown' });
  await settle();
  expect(actor.getSnapshot().value).toBe('enteringPin');
});

it('asks for the PIN after a cancelled passkey, and then only for the PIN', async () => {
  const ask = vi.fn(usePin);
  const give = vi
    .fn<(input: ConsentInput<ConsentSubject>) => Promise<ConsentResult>>()
    .mockResolvedValueOnce({ result: 'cancelled' })
    .mockRejectedValueOnce(new Error('502'))
    .mockResolvedValue({ result: 'given' });
  const { actor, enter, state } = start(ask, give);
  await settle();
  expect(state()).toBe('passkeyCancelled');
  actor.send({ type: 'pin.preferred' });
  await settle();
  enter('2746');
  await settle();
  actor.send({ type: 'retried' });
  await settle();
  expect(state()).toBe('enteringPin');
  enter('2746');
  await settle();
  expect(state()).toBe('given');
  expect(ask.mock.calls.map(([{ usesPin }]) => usesPin)).toEqual([false, true, true]);
  expect(give).toHaveBeenLastCalledWith({ subject, pin: '2746', isNew: false, passkey: null });
});

it('asks for the PIN, or for the passkey again, after the server has refused a passkey', async () => {
  const ask = vi.fn(usePin);
  const give = vi
    .fn<() => Promise<ConsentResult>>()
    .mockRejectedValueOnce(new Error('422'))
    .mockRejectedValueOnce(new Error('422'))
    .mockResolvedValue({ result: 'given' });
  const { actor, enter, state } = start(ask, give);
  await settle();
  expect(state()).toBe('passkeyFailed');
  actor.send({ type: 'retried' });
  await settle();
  expect(state()).toBe('passkeyFailed');
  actor.send({ type: 'pin.preferred' });
  await settle();
  enter('2746');
  await settle();
  expect(state()).toBe('given');
  expect(ask.mock.calls.map(([{ usesPin }]) => usesPin)).toEqual([false, false, true]);
});

it.each<[string, () => Promise<ConsentResult>]>([
  ['usingPasskey', () => new Promise(() => {})],
  ['passkeyCancelled', async () => ({ result: 'cancelled' })],
  ['passkeyFailed', () => Promise.reject(new Error('422'))],
])(
  'asks for the PIN instead of a passkey only for a payment, not in %s',
  async (expected, give) => {
    const { actor, state } = start(async () => ({ method: 'passkey' }), give, { above: null });
    await settle();
    actor.send({ type: 'pin.preferred' });
    expect(state()).toBe(expected);
  },
);
