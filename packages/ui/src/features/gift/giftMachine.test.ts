import { giftContacts, giftReceipt } from '@rad-wallet/mocks/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { money } from '../../format/testing/money';
import { giftWrapsMessages } from './GiftWrap/messages';
import { ProblemError } from '../../engine';
import type { GiftDraft, GiftRecipient, GiftStep, GiftWrapDesign } from './gift';
import { toGiftDraft, type SendGiftInput } from './giftContext';
import {
  giftSteps,
  giftMachine,
  resumeGift as resume,
  type GiftSnapshot,
  type SentGift,
} from './giftMachine';
import { settle } from '../../engine/testing/settle';

const gift = { receipt: giftReceipt, money };
const resumeGift = (step: GiftStep, draft: GiftDraft | null) => resume(step, draft, gift);

const [{ name, phone }] = giftContacts;
const giftContact: GiftRecipient = { name, phone, isNewUser: false };
const wrapDesign: GiftWrapDesign = {
  id: 'floral-garden',
  ...giftWrapsMessages.en['floral-garden'],
};

const completeDraft: GiftDraft = {
  amount: '2500',
  currency: 'GOLD',
  recipient: giftContact,
  message: 'Mubarak',
  wrapDesign,
};

function start(snapshot?: GiftSnapshot, machine = giftMachine) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, snapshot, input: gift });
  const toasts: string[] = [];
  const left = vi.fn();
  actor.on('toast', (toast) => toasts.push(toast.id));
  actor.on('left', left);
  actor.start();
  return {
    actor,
    clock,
    toasts,
    left,
    step: () => giftSteps.current(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    canContinue: () => actor.getSnapshot().can({ type: 'continued' }),
  };
}

describe('choosing the recipient', () => {
  it('starts with 1000 PKR and no recipient', () => {
    const { context, canContinue } = start();
    expect(context()).toMatchObject({ amount: '1000', currency: 'PKR', mode: 'contact' });
    expect(canContinue()).toBe(false);
  });

  it('starts with the amount of the app', () => {
    const input = { ...gift, initialAmount: '2.5' };
    expect(createActor(giftMachine, { input }).getSnapshot().context.amount).toBe('2.5');
    expect(resume('contact', null, input).context.amount).toBe('2.5');
  });

  it.each(['', '0', '0.00', '-5', 'abc', '1e5', '1.2.3'])('does not continue with %j', (amount) => {
    const { actor, canContinue } = start();
    actor.send({ type: 'contact.chosen', contact: giftContact });
    expect(canContinue()).toBe(true);
    actor.send({ type: 'amount.changed', amount });
    expect(canContinue()).toBe(false);
  });

  it('shows an amount error when the field loses focus, not while typing', () => {
    const { actor, context } = start();
    actor.send({ type: 'amount.changed', amount: '0' });
    expect(context().problem).toBeNull();
    actor.send({ type: 'amount.left' });
    expect(context().problem).toEqual({ id: 'invalidAmount' });
    actor.send({ type: 'amount.changed', amount: '0.5' });
    expect(context().problem).toBeNull();
    actor.send({ type: 'amount.left' });
    expect(context().problem).toBeNull();
  });

  it('does not continue with more decimals than the chosen currency has', () => {
    const { actor, canContinue, context } = start();
    actor.send({ type: 'contact.chosen', contact: giftContact });
    actor.send({ type: 'currency.changed', currency: 'GOLD' });
    actor.send({ type: 'amount.changed', amount: '1.239' });
    expect(canContinue()).toBe(true);
    actor.send({ type: 'currency.changed', currency: 'PKR' });
    expect(canContinue()).toBe(false);
    actor.send({ type: 'amount.left' });
    expect(context().problem).toEqual({ id: 'invalidAmount' });
    actor.send({ type: 'currency.changed', currency: 'GOLD' });
    expect(context().problem).toBeNull();
    expect(canContinue()).toBe(true);
  });

  it.each([
    ['', ''],
    ['Sana', ''],
    ['', '0301'],
    ['   ', '0301'],
    ['Sana', ' \t'],
  ])('requires a name and a phone for a link, not %j and %j', (name, phone) => {
    const { actor, canContinue } = start();
    actor.send({ type: 'contact.chosen', contact: giftContact });
    actor.send({ type: 'mode.changed', mode: 'link' });
    actor.send({ type: 'name.changed', name });
    actor.send({ type: 'phone.changed', phone });
    expect(canContinue()).toBe(false);
  });

  it('keeps the input of each mode, and submits that of the visible one', () => {
    const { actor, context } = start();
    actor.send({ type: 'contact.chosen', contact: giftContact });
    actor.send({ type: 'mode.changed', mode: 'link' });
    actor.send({ type: 'name.changed', name: '  Sana Tariq ' });
    actor.send({ type: 'phone.changed', phone: ' 0301 2345678 ' });
    expect(toGiftDraft(context())?.recipient).toEqual({
      name: 'Sana Tariq',
      phone: '0301 2345678',
      isNewUser: true,
    });
    actor.send({ type: 'mode.changed', mode: 'contact' });
    expect(toGiftDraft(context())?.recipient).toEqual(giftContact);
  });

  it('parses the amount and stores it as a plain decimal', () => {
    const { actor, context } = start();
    actor.send({ type: 'contact.chosen', contact: giftContact });
    actor.send({ type: 'amount.changed', amount: 'Rs. ۱,۵۰۰.۵۰' });
    expect(toGiftDraft(context())?.amount).toBe('1500.50');
  });

  it('reports a discarded draft in a toast and on the step until the user continues', () => {
    const { actor, toasts, context } = start();
    actor.send({ type: 'draft.dropped' });
    expect(toasts).toEqual(['giftDraftDropped']);
    expect(context().problem).toEqual({ id: 'giftDraftDropped' });
    actor.send({ type: 'contact.chosen', contact: giftContact });
    actor.send({ type: 'continued' });
    expect(context().problem).toBeNull();
  });

  it('keeps the search', () => {
    const { actor, context } = start();
    actor.send({ type: 'search.changed', search: 'Ali' });
    expect(context().search).toBe('Ali');
  });

  it('leaves on Back, from its own step', () => {
    const { actor, left, step } = start(resumeGift('celebration', completeDraft));
    for (let steps = 0; steps < 3; steps += 1) actor.send({ type: 'back' });
    expect(step()).toBe('contact');
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
    expect(step()).toBe('contact');
  });
});

describe('writing the message', () => {
  const atMessage = () => start(resumeGift('message', { ...completeDraft, message: '' }));

  it.each(['', '   ', '\n\t'])('requires a message, not %j', (message) => {
    const { actor, canContinue } = atMessage();
    actor.send({ type: 'message.changed', message });
    expect(canContinue()).toBe(false);
  });

  it('accepts more characters than the counter shows', () => {
    const { actor, canContinue, context } = atMessage();
    actor.send({ type: 'message.changed', message: 'x'.repeat(501) });
    expect(canContinue()).toBe(true);
    expect(toGiftDraft(context())?.message).toHaveLength(501);
  });

  it('fills in the chosen suggestion', () => {
    const { actor, context, step } = atMessage();
    actor.send({ type: 'suggestions.opened' });
    actor.send({ type: 'suggestion.chosen', message: 'Eid Mubarak' });
    expect(context().message).toBe('Eid Mubarak');
    actor.send({ type: 'continued' });
    expect(step()).toBe('wrap');
  });

  it('keeps the message when the sheet is closed without a choice', () => {
    const { actor, context } = start(resumeGift('message', completeDraft));
    actor.send({ type: 'suggestions.opened' });
    actor.send({ type: 'suggestions.closed' });
    expect(context().message).toBe('Mubarak');
    expect(actor.getSnapshot().value).toEqual({ writingMessage: 'writing' });
  });

  it('ignores other events while the sheet is open; the browser’s Back only closes it', () => {
    const { actor, canContinue, step } = start(resumeGift('message', completeDraft));
    actor.send({ type: 'suggestions.opened' });
    expect(canContinue()).toBe(false);
    expect(actor.getSnapshot().can({ type: 'back' })).toBe(false);
    actor.send({ type: 'step.opened', step: 'contact' });
    expect(actor.getSnapshot().value).toEqual({ writingMessage: 'writing' });
    expect(step()).toBe('message');
  });
});

describe('the browser’s history', () => {
  it('opens a step only if the previous steps are complete', () => {
    const { actor, step } = start(resumeGift('message', { ...completeDraft, message: '' }));
    actor.send({ type: 'step.opened', step: 'celebration' });
    expect(step()).toBe('message');
    actor.send({ type: 'step.opened', step: 'contact' });
    expect(step()).toBe('contact');
    actor.send({ type: 'step.opened', step: 'message' });
    expect(step()).toBe('message');
  });

  it.each(['contact', 'message', 'wrap'] as const)('opens the %s of a complete gift', (opened) => {
    const { actor, step } = start(resumeGift('celebration', completeDraft));
    actor.send({ type: 'step.opened', step: opened });
    expect(step()).toBe(opened);
  });

  it('never sends, and does not open the receipt', () => {
    const { actor, step } = start(resumeGift('celebration', completeDraft));
    actor.send({ type: 'step.opened', step: 'receipt' });
    expect(step()).toBe('celebration');
  });
});

describe('sending', () => {
  it('is sent once, and no step can be reopened afterwards', () => {
    const { actor, clock, step } = start(resumeGift('celebration', completeDraft));
    actor.send({ type: 'submitted' });
    clock.increment(0);
    expect(step()).toBe('receipt');
    actor.send({ type: 'back' });
    actor.send({ type: 'step.opened', step: 'celebration' });
    expect(step()).toBe('receipt');
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
  });

  it.each([
    ['celebration', 'cancelled'],
    ['receipt', 'completed'],
  ] as const)('leaves from the %s to the dashboard, once', (at, outcome) => {
    const { actor, left, step } = start(resumeGift(at, completeDraft));
    actor.send({ type: 'finished' });
    actor.send({ type: 'finished' });
    actor.send({ type: 'step.opened', step: 'contact' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome });
    expect(step()).toBe(at);
  });
});

describe('a wallet with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  type Send = (input: SendGiftInput) => Promise<SentGift>;

  const { wrapDesign: _design, ...details } = completeDraft;
  const order = { ...details, wrapId: wrapDesign.id };

  async function sendWith(send: Send) {
    const started = start(
      resumeGift('celebration', completeDraft),
      giftMachine.provide({
        actors: { sendGift: fromPromise<SentGift, SendGiftInput>(({ input }) => send(input)) },
      }),
    );
    started.actor.send({ type: 'submitted' });
    await settle();
    return { ...started, state: () => started.actor.getSnapshot().value };
  }

  it('sends the drafted gift, and merges the response into the receipt', async () => {
    const send = vi.fn<Send>(async () => ({ transactionId: 'T-9' }));
    const { context, state } = await sendWith(send);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      gift: order,
      idempotencyKey: expect.any(String),
    });
    expect(state()).toBe('sent');
    expect(context().receipt).toEqual({ ...giftReceipt, transactionId: 'T-9' });
  });

  it('keeps everything after a failure, and sends the same gift again under the same key', async () => {
    const failure = new Error('500: no');
    const send = vi.fn<Send>().mockRejectedValueOnce(failure).mockResolvedValue({});
    const { actor, context, state, toasts } = await sendWith(send);
    expect(state()).toBe('celebrating');
    expect(toasts).toEqual(['giftFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);
    expect(toGiftDraft(context())).toEqual(completeDraft);
    actor.send({ type: 'back' });
    expect(context().problem).toBeNull();
    actor.send({ type: 'continued' });
    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = send.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(state()).toBe('sent');
  });

  it('resends an interrupted gift unchanged, even in another language', async () => {
    const send = vi.fn<Send>(() => new Promise(() => {}));
    const { context } = await sendWith(send);
    const { attempt } = context();
    const renamed = { ...completeDraft, wrapDesign: { ...wrapDesign, name: 'باغِ گل' } };
    const { actor } = start(
      resume('celebration', renamed, gift, attempt),
      giftMachine.provide({
        actors: { sendGift: fromPromise<SentGift, SendGiftInput>(({ input }) => send(input)) },
      }),
    );
    actor.send({ type: 'submitted' });
    const [first, second] = send.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('treats the same amount, typed differently, as the same gift', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new Error('no')).mockResolvedValue({});
    const { actor } = await sendWith(send);
    actor.send({ type: 'step.opened', step: 'contact' });
    actor.send({ type: 'amount.changed', amount: `${completeDraft.amount}.00 g` });
    actor.send({ type: 'step.opened', step: 'celebration' });
    actor.send({ type: 'submitted' });
    await settle();
    const [first, second] = send.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
  });

  it('uses a new key for another gift', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new Error('no')).mockResolvedValue({});
    const { actor } = await sendWith(send);
    actor.send({ type: 'step.opened', step: 'message' });
    actor.send({ type: 'message.changed', message: 'Other words' });
    actor.send({ type: 'continued' });
    actor.send({ type: 'continued' });
    actor.send({ type: 'submitted' });
    await settle();
    const keys = send.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('sends nothing twice, goes nowhere meanwhile, and times out after 30 s, not before', async () => {
    const send = vi.fn<Send>(() => new Promise(() => {}));
    const { actor, clock, state, step, toasts } = await sendWith(send);
    actor.send({ type: 'submitted' });
    actor.send({ type: 'back' });
    actor.send({ type: 'step.opened', step: 'contact' });
    expect(step()).toBe('celebration');
    clock.increment(29_999);
    expect(state()).toBe('sending');
    expect(send).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(state()).toEqual({ inDoubt: 'unresolved' });
    expect(toasts).toEqual(['noAnswerYet']);
  });

  it('shows the reason from the app', async () => {
    const { toasts } = await sendWith(async () => {
      throw new ProblemError({ id: 'sendInsufficientBalance', values: { amount: '12.00' } });
    });
    expect(toasts).toEqual(['sendInsufficientBalance']);
  });
});

describe('resumeGift', () => {
  it.each(['contact', 'message', 'wrap', 'celebration', 'receipt'] as const)(
    'goes from the %s to the first step without a draft',
    (step) => expect(giftSteps.current(resumeGift(step, null))).toBe('contact'),
  );

  it.each(['contact', 'message', 'wrap', 'celebration', 'receipt'] as const)(
    'opens the %s with a complete draft',
    (step) => expect(giftSteps.current(resumeGift(step, completeDraft))).toBe(step),
  );

  it('goes as far as an incomplete draft allows', () => {
    const noMessage = { ...completeDraft, message: '', wrapDesign: null };
    expect(giftSteps.current(resumeGift('celebration', noMessage))).toBe('message');
    expect(giftSteps.current(resumeGift('receipt', { ...completeDraft, wrapDesign: null }))).toBe(
      'wrap',
    );
  });

  it('requires a wrap', () => {
    const { actor, canContinue, step } = start(
      resumeGift('wrap', { ...completeDraft, wrapDesign: null }),
    );
    expect(canContinue()).toBe(false);
    actor.send({ type: 'wrap.chosen', design: wrapDesign });
    actor.send({ type: 'continued' });
    expect(step()).toBe('celebration');
  });

  it('restores the draft, for a contact and for a link', () => {
    const link = { ...completeDraft, recipient: { name: 'Sana', phone: '0301', isNewUser: true } };
    for (const draft of [completeDraft, link]) {
      expect(toGiftDraft(resumeGift('wrap', draft).context)).toEqual(draft);
    }
  });

  it('continues from there', () => {
    const { actor, step } = start(resumeGift('wrap', completeDraft));
    actor.send({ type: 'back' });
    expect(step()).toBe('message');
    actor.send({ type: 'continued' });
    actor.send({ type: 'continued' });
    expect(step()).toBe('celebration');
  });
});
