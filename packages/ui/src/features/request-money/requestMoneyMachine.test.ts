import { contacts } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ProblemError } from '../../engine';
import { MAX_LINK_MESSAGE_LENGTH } from './createPaymentLink';
import {
  requestMoneyMachine,
  type CreatedPaymentRequest,
  type CreatePaymentRequestInput,
} from './requestMoneyMachine';
import { settle } from '../../engine/testing/settle';

const [contact] = contacts;
const paymentAddress = 'https://wallet.example/send-money';
const payee = '+92 300 7654321';
function start(machine = requestMoneyMachine) {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(machine, { clock, input: { paymentAddress, payee } });
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.on('left', left);
  actor.start();
  actor.send({ type: 'contact.chosen', contact });
  return { actor, clock, toasts, left };
}

function startRequest() {
  const started = start();
  started.actor.send({ type: 'amount.changed', amount: '1500' });
  started.actor.send({ type: 'submitted' });
  started.clock.increment(0);
  return started;
}

describe('requestMoneyMachine', () => {
  it.each(['', ' ', '0', '0.00', '-5', 'abc', '1e5'])('does not send a request of %j', (amount) => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('enteringAmount');
  });

  it.each(['0.01', '1,500', 'Rs. ۱٬۵۰۰', '999999999999999'])('sends a request of %j', (amount) => {
    const { actor, clock } = start();
    actor.send({ type: 'amount.changed', amount });
    actor.send({ type: 'submitted' });
    clock.increment(0);
    expect(actor.getSnapshot().value).toBe('requested');
  });

  it('adds the request to those of the visit, the newest first', () => {
    const { actor } = startRequest();
    const { requests, request } = actor.getSnapshot().context;
    expect(requests).toEqual([
      { id: expect.any(String), name: contact.name, amount: '1500', link: request?.link },
    ]);
    const next = createActor(requestMoneyMachine, {
      clock: new SimulatedClock(),
      input: { paymentAddress, payee, requests },
    }).start();
    next.send({ type: 'contact.chosen', contact: { ...contact, name: 'Somebody' } });
    next.send({ type: 'amount.changed', amount: '2' });
    next.send({ type: 'submitted' });
    expect(next.getSnapshot().context.requests.map(({ name }) => name)).toEqual([
      'Somebody',
      contact.name,
    ]);
  });

  it('links to the amount as it was typed, with its trailing zeros', () => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount: '2,500.50' });
    actor.send({ type: 'submitted' });
    const { link = '' } = actor.getSnapshot().context.request ?? {};
    expect(new URL(link).searchParams.get('amount')).toBe('2500.50');
  });

  it('accepts only as much of a reason as a link can contain', () => {
    const { actor } = start();
    const reason = 'm'.repeat(MAX_LINK_MESSAGE_LENGTH - 1);
    actor.send({ type: 'reason.changed', reason: `${reason}!!` });
    expect(actor.getSnapshot().context.reason).toBe(`${reason}!`);
    // An emoji is two characters long.
    actor.send({ type: 'reason.changed', reason: `${reason}🎁` });
    expect(actor.getSnapshot().context.reason).toBe(reason);
  });

  it('does not require a reason, and keeps the input on a step back', () => {
    const { actor } = start();
    actor.send({ type: 'amount.changed', amount: '1,500' });
    actor.send({ type: 'reason.changed', reason: 'Lunch ' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosingContact');
    const other = { ...contact, id: 'contact-2' };
    actor.send({ type: 'contact.chosen', contact: other });
    expect(actor.getSnapshot().context).toMatchObject({
      contact: other,
      amount: '1,500',
      reason: 'Lunch ',
    });
  });

  it('leaves by Back from the first step only', () => {
    const { actor, left } = start();
    actor.send({ type: 'back' });
    expect(left).not.toHaveBeenCalled();
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('cannot be undone or repeated once it is sent', () => {
    const { actor } = startRequest();
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
  });

  it.each<[string, () => ReturnType<typeof start>]>([
    ['requested', startRequest],
    [
      'paused',
      () => {
        const started = startRequest();
        started.actor.send({ type: 'redirect.paused' });
        return started;
      },
    ],
    // Links of earlier requests.
    [
      'choosingContact',
      () => {
        const started = start();
        started.actor.send({ type: 'back' });
        return started;
      },
    ],
  ])('reports in %s the result of copying, and stays', (state, begin) => {
    const { actor, toasts } = begin();
    actor.send({ type: 'link.copied' });
    actor.send({ type: 'link.copyFailed' });
    expect(toasts).toEqual(['success linkCopied', 'danger linkCopyFailed']);
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('leaves 4 s after the request was sent, not before, even if the link was copied meanwhile', () => {
    const { actor, clock, left } = startRequest();
    clock.increment(2500);
    actor.send({ type: 'link.copied' });
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledOnce();
  });

  it('starts the redirect timer when the request is sent, not when the flow starts', () => {
    const { actor, clock, left } = start();
    actor.send({ type: 'amount.changed', amount: '1' });
    clock.increment(10_000);
    actor.send({ type: 'submitted' });
    clock.increment(0);
    clock.increment(3999);
    expect(left).not.toHaveBeenCalled();
  });

  it('does not redirect a user who left first', () => {
    const { actor, clock, left } = startRequest();
    clock.increment(1000);
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    clock.increment(10_000);
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('a wallet with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  type Create = (input: CreatePaymentRequestInput) => Promise<CreatedPaymentRequest>;
  const created = { link: 'https://pay.example/r/7' };

  async function requestWith(create: Create, amount = '1,500') {
    const started = start(
      requestMoneyMachine.provide({
        actors: {
          createPaymentRequest: fromPromise<CreatedPaymentRequest, CreatePaymentRequestInput>(
            ({ input }) => create(input),
          ),
        },
      }),
    );
    const submit = async (typed: string) => {
      started.actor.send({ type: 'amount.changed', amount: typed });
      started.actor.send({ type: 'submitted' });
      await settle();
    };
    started.actor.send({ type: 'reason.changed', reason: ' Lunch ' });
    await submit(amount);
    return { ...started, submit, state: () => started.actor.getSnapshot().value };
  }

  it('requests in plain decimals with the trimmed reason, and shows the returned link', async () => {
    const create = vi.fn<Create>(async () => created);
    const { actor, state } = await requestWith(create, 'Rs. ۱٬۵۰۰');
    expect(create).toHaveBeenCalledExactlyOnceWith({
      contact,
      amount: '1500',
      reason: 'Lunch',
      paymentAddress,
      payee,
      idempotencyKey: expect.any(String),
    });
    expect(state()).toBe('requested');
    expect(actor.getSnapshot().context.request).toEqual(created);
  });

  it('keeps everything after a failure, and repeats the same request with the same key', async () => {
    const failure = new Error('500: no');
    const create = vi.fn<Create>().mockRejectedValueOnce(failure).mockResolvedValue(created);
    const { actor, state, submit, toasts } = await requestWith(create);
    expect(state()).toBe('enteringAmount');
    expect(actor.getSnapshot().context).toMatchObject({
      amount: '1,500',
      reason: ' Lunch ',
      problem: { id: 'requestFailed' },
    });
    expect(toasts).toEqual(['danger requestFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);
    await submit('1500.00');
    const [first, second] = create.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(state()).toBe('requested');
    expect(actor.getSnapshot().context.requests).toMatchObject([{ amount: '1500' }]);
  });

  it('shows a failure no longer after a step back', async () => {
    const { actor, state } = await requestWith(async () => {
      throw new Error('500: no');
    });
    actor.send({ type: 'back' });
    expect(state()).toBe('choosingContact');
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('uses a new key for another amount', async () => {
    const create = vi
      .fn<Create>()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue(created);
    const { submit } = await requestWith(create);
    await submit('1600');
    const keys = create.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('sends nothing twice, and times out after 30 s, not before', async () => {
    const create = vi.fn<Create>(() => new Promise(() => {}));
    const { actor, clock, state, toasts } = await requestWith(create);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'back' });
    clock.increment(29_999);
    expect(state()).toBe('requesting');
    expect(create).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(state()).toBe('enteringAmount');
    expect(toasts).toEqual(['danger requestFailed']);
  });

  it('shows the reason from the app', async () => {
    const { toasts } = await requestWith(async () => {
      throw new ProblemError({ id: 'invalidAmount' });
    });
    expect(toasts).toEqual(['danger invalidAmount']);
  });
});
