import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, fromPromise } from 'xstate';
import { createInDoubtState, createRequestState, ProblemError, setupFlow } from '.';
import { NoResponseError, requireActor, type FindResult, type RequestActor } from './requests';
import type { RequestContext } from './setupFlow';
import { startMachine } from './testing/startMachine';
import { settle } from './testing/settle';

interface Payment {
  payee: string;
  amount: string;
}

type PaymentInput = Payment & { idempotencyKey: string };

interface Context extends RequestContext<Payment>, Payment {
  receipt: string | null;
}

const paymentMachine = setupFlow({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'payee.changed'; payee: string }
      | { type: 'submitted' }
      | { type: 'back' },
  },
  actors: { pay: requireActor('payment', 'pay') as RequestActor<string, PaymentInput> },
  request: {
    actor: 'pay',
    prepare: ({ payee, amount }) =>
      amount === '' ? null : { request: { payee, amount }, summary: { payee, amount } },
    applyResult: (_context, receipt) => ({ receipt }),
    announce: ({ amount }) => ({ id: 'billPaid', values: { amount } }),
  },
  failure: { id: 'paymentFailed' },
}).createMachine({
  id: 'payment',
  context: { payee: 'a', amount: '500', problem: null, attempt: null, receipt: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'payee.changed': { actions: assign({ payee: ({ event }) => event.payee }) },
        submitted: { guard: 'hasRequest', target: 'paying', actions: 'begin' },
      },
    },
    paying: createRequestState({
      actor: 'pay',
      succeeded: 'paid',
      failed: 'editing',
      unanswered: 'inDoubt',
    }),
    inDoubt: createInDoubtState({
      actor: 'pay',
      succeeded: '#payment.paid',
      failed: '#payment.editing',
      back: '#payment.editing',
    }),
    paid: {},
  },
});

type Pay = (input: PaymentInput) => Promise<string>;
type Find = (input: { idempotencyKey: string }) => Promise<{ output: string } | null>;

async function start(pay: Pay, find?: Find) {
  const started = startMachine(
    paymentMachine.provide({
      actors: {
        pay: fromPromise<string, PaymentInput>(({ input }) => pay(input)),
        ...(find && {
          findResult: fromPromise(({ input }) => find(input)) as FindResult<string>,
        }),
      },
    }),
  );
  const { actor, toasts } = started;
  const submit = async () => {
    actor.send({ type: 'submitted' });
    await settle();
  };
  await submit();
  return {
    ...started,
    submit,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    getToasts: () => toasts.map(({ tone, id }) => `${tone} ${id}`),
  };
}

const UNRESOLVED = { inDoubt: 'unresolved' };
const lost = new NoResponseError();

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a request that is answered', () => {
  it('succeeds, also without a body', async () => {
    const pay = vi.fn<() => Promise<string>>(async () => undefined as never);
    const { state, context, getToasts } = await start(pay);
    expect(state()).toBe('paid');
    expect(context()).toMatchObject({ attempt: null, problem: null });
    expect(getToasts()).toEqual(['success billPaid']);
  });

  it.each([
    [Object.assign(new Error('500: no'), { status: 500 }), 'paymentFailed'],
    [new ProblemError({ id: 'invalidAmount' }), 'invalidAmount'],
  ])('fails with %s, and keeps its key', async (error, problem) => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(error).mockResolvedValue('R-1');
    const { state, context, submit, getToasts } = await start(pay);
    expect(state()).toBe('editing');
    expect(getToasts()).toEqual([`danger ${problem}`]);
    expect(context()).toMatchObject({ problem: { id: problem }, attempt: { isRejected: true } });
    await submit();
    const [first, second] = pay.mock.calls;
    expect(second).toEqual(first);
  });
});

describe('a request without a response', () => {
  const lostErrors: [string, Error, string][] = [
    ['an error of fetch', new TypeError('Failed to fetch'), 'danger paymentFailed'],
    ['NoResponseError', lost, 'danger paymentFailed'],
    ['an aborted request', new DOMException('', 'AbortError'), 'danger paymentFailed'],
    ['a network error', new DOMException('', 'NetworkError'), 'danger paymentFailed'],
    ['a timeout', new DOMException('', 'TimeoutError'), 'neutral noAnswerYet'],
    [
      'a client’s error about a timeout',
      new NoResponseError({ cause: new DOMException('', 'TimeoutError') }),
      'neutral noAnswerYet',
    ],
  ];

  it.each(lostErrors)('is in doubt after %s', async (_kind, error, toast) => {
    const { state, context, getToasts, clock } = await start(() => Promise.reject(error));
    expect(state()).toEqual(UNRESOLVED);
    expect(getToasts()).toEqual([toast]);
    expect(context().attempt).toMatchObject({
      isRejected: false,
      isRefused: false,
      summary: { payee: 'a', amount: '500' },
    });
    clock.increment(3_600_000);
    expect(state()).toEqual(UNRESOLVED);
  });

  it('is in doubt after the time limit, and does not say that it failed', async () => {
    const { clock, state, getToasts } = await start(() => new Promise(() => {}));
    clock.increment(29_999);
    expect(state()).toBe('paying');
    clock.increment(1);
    expect(state()).toEqual(UNRESOLVED);
    expect(getToasts()).toEqual(['neutral noAnswerYet']);
  });

  it('repeats the same key and body when it is checked', async () => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(lost).mockResolvedValue('R-1');
    const { state, context, submit } = await start(pay);
    await submit();
    const [first, second] = pay.mock.calls;
    expect(second).toEqual(first);
    expect(state()).toBe('paid');
    expect(context()).toMatchObject({ attempt: null, receipt: 'R-1' });
  });

  it('stays in doubt while no response comes, and fails when the server rejects it', async () => {
    const pay = vi
      .fn<Pay>()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost)
      .mockRejectedValue(new ProblemError({ id: 'sendAccountError' }));
    const { state, context, submit, getToasts } = await start(pay);
    await submit();
    expect(state()).toEqual(UNRESOLVED);
    await submit();
    expect(state()).toBe('editing');
    expect(context().problem).toEqual({ id: 'sendAccountError' });
    expect(getToasts()).toEqual([
      'danger paymentFailed',
      'danger paymentFailed',
      'danger sendAccountError',
    ]);
  });

  it.each([500, 503, 401, 403, 409, 429])(
    'stays in doubt when its repetition gets %i, which does not tell what the first try did',
    async (status) => {
      const open = Object.assign(new Error(`${status}`), { status });
      const pay = vi
        .fn<Pay>()
        .mockRejectedValueOnce(lost)
        .mockRejectedValueOnce(open)
        .mockResolvedValue('R-1');
      const { state, submit, getToasts } = await start(pay);
      await submit();
      expect(state()).toEqual(UNRESOLVED);
      expect(getToasts()).toEqual(['danger paymentFailed', 'danger paymentFailed']);
      await submit();
      expect(state()).toBe('paid');
      expect(new Set(pay.mock.calls.map(([input]) => input.idempotencyKey)).size).toBe(1);
    },
  );

  it('stays in doubt also when it is made again after Back and gets 401', async () => {
    const signedOut = Object.assign(new Error('401'), { status: 401 });
    const pay = vi.fn<Pay>().mockRejectedValueOnce(lost).mockRejectedValue(signedOut);
    const { actor, state, submit } = await start(pay);
    actor.send({ type: 'back' });
    await submit();
    expect(state()).toEqual(UNRESOLVED);
  });

  it('asks for the result before it repeats anything', async () => {
    const pay = vi.fn<Pay>().mockRejectedValue(lost);
    const find = vi.fn<Find>(async () => ({ output: 'R-2' }));
    const { state, context, submit } = await start(pay, find);
    await submit();
    expect(state()).toBe('paid');
    expect(context().receipt).toBe('R-2');
    expect(pay).toHaveBeenCalledOnce();
    expect(find.mock.calls[0]?.[0].idempotencyKey).toBe(pay.mock.calls[0]?.[0].idempotencyKey);
  });

  it('repeats a request that the server does not know', async () => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(lost).mockResolvedValue('R-3');
    const { state, submit } = await start(pay, async () => null);
    await submit();
    expect(state()).toBe('paid');
    const [first, second] = pay.mock.calls;
    expect(second).toEqual(first);
  });

  it('neither fails nor repeats when the question fails', async () => {
    const pay = vi.fn<Pay>().mockRejectedValue(lost);
    const { state, submit, getToasts } = await start(pay, () => Promise.reject(new Error('503')));
    await submit();
    expect(state()).toEqual(UNRESOLVED);
    expect(pay).toHaveBeenCalledOnce();
    expect(getToasts()).toEqual(['danger paymentFailed', 'neutral noAnswerYet']);
  });

  it('keeps its key while another payment is made', async () => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(lost).mockResolvedValue('R-4');
    const { actor, submit } = await start(pay);
    actor.send({ type: 'back' });
    actor.send({ type: 'payee.changed', payee: 'b' });
    await submit();
    const { attempt } = actor.getSnapshot().context;
    const keys = pay.mock.calls.map(([input]) => input.idempotencyKey);
    expect(attempt?.key).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });
});
