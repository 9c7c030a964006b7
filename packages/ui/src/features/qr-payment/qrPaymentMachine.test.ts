import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { ProblemError } from '../../engine';
import type { ScannedPayment } from './payment';
import {
  isPaidBefore,
  qrPaymentMachine,
  type PayByQrInput,
  type QrPaymentInput,
} from './qrPaymentMachine';
import { settle } from '../../engine/testing/settle';

const merchant = { payee: 'Merchant Store', amount: '500' };

function start(machine = qrPaymentMachine, input: QrPaymentInput = {}) {
  const clock = new SimulatedClock();
  const toasts: string[] = [];
  const left = vi.fn();
  const actor = createActor(machine, { clock, input });
  actor.on('toast', ({ tone, id }) => toasts.push(`${tone} ${id}`));
  actor.on('left', left);
  actor.start();
  return { actor, clock, toasts, left };
}

function startGenerating(amount = '') {
  const started = start();
  started.actor.send({ type: 'generate.chosen' });
  started.actor.send({ type: 'amount.changed', amount });
  return started;
}

describe('qrPaymentMachine', () => {
  it('leaves by Back from home only', () => {
    const { actor, left } = start();
    actor.send({ type: 'scan.chosen' });
    actor.send({ type: 'back' });
    actor.send({ type: 'generate.chosen' });
    actor.send({ type: 'back' });
    expect(left).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('home');
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('scans for 2 s, not less', () => {
    const { actor, clock } = start();
    actor.send({ type: 'scan.chosen' });
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('scanning');
    clock.increment(1);
    clock.increment(0);
    expect(actor.getSnapshot().value).toBe('paid');
    expect(actor.getSnapshot().context.payment).toEqual(merchant);
    actor.send({ type: 'finished' });
    expect(actor.getSnapshot().value).toBe('home');
  });

  it('pays nothing after the scan is cancelled, and restarts the next scan', () => {
    const { actor, clock } = start();
    actor.send({ type: 'scan.chosen' });
    clock.increment(1500);
    actor.send({ type: 'back' });
    clock.increment(5000);
    expect(actor.getSnapshot().value).toBe('home');
    actor.send({ type: 'scan.chosen' });
    clock.increment(1500);
    expect(actor.getSnapshot().value).toBe('scanning');
  });

  it.each(['0', '0.00', '-5', 'abc', '1e5'])(
    'rejects an amount of %j once it is typed',
    (amount) => {
      const { actor } = startGenerating(amount);
      expect(actor.getSnapshot().context.problem).toBeNull();
      actor.send({ type: 'amount.left' });
      expect(actor.getSnapshot().context.problem).toEqual({ id: 'invalidAmount' });
      actor.send({ type: 'amount.changed', amount: '5' });
      expect(actor.getSnapshot().context.problem).toBeNull();
    },
  );

  it.each(['', '  ', '0.01', '1,500', 'Rs. ۱٬۵۰۰', '9,999,999,999.99'])('accepts %j', (amount) => {
    const { actor } = startGenerating(amount);
    actor.send({ type: 'amount.left' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('keeps the input on Back, and clears it on Done', () => {
    const { actor } = startGenerating('1,500');
    actor.send({ type: 'note.changed', note: 'Lunch' });
    actor.send({ type: 'back' });
    actor.send({ type: 'generate.chosen' });
    expect(actor.getSnapshot().context).toMatchObject({ amount: '1,500', note: 'Lunch' });
    actor.send({ type: 'finished' });
    expect(actor.getSnapshot().value).toBe('home');
    expect(actor.getSnapshot().context).toMatchObject({ amount: '', note: '', problem: null });
  });

  it('truncates a note that its code could not hold legibly', () => {
    const { actor } = startGenerating('5');
    actor.send({ type: 'note.changed', note: 'ن'.repeat(5000) });
    expect(actor.getSnapshot().context.note).toHaveLength(80);
  });

  it('does not cut an emoji of a note in half', () => {
    const { actor } = startGenerating('5');
    actor.send({ type: 'note.changed', note: `${'a'.repeat(79)}😀` });
    expect(actor.getSnapshot().context.note).toBe('a'.repeat(79));
  });

  it.each([
    ['home', () => start()],
    ['generating', () => startGenerating()],
  ])('reports at %s the results of copying and sharing, and stays', (state, begin) => {
    const { actor, toasts } = begin();
    actor.send({ type: 'code.copied' });
    actor.send({ type: 'code.copyFailed' });
    actor.send({ type: 'link.copied' });
    actor.send({ type: 'link.copyFailed' });
    expect(toasts).toEqual([
      'success copied',
      'danger linkCopyFailed',
      'success shareLinkCopied',
      'danger linkCopyFailed',
    ]);
    expect(actor.getSnapshot().value).toBe(state);
  });
});

describe('a wallet with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const code = { payee: 'Tea House', amount: '250', reference: 'qr-7' };
  type Pay = (input: PayByQrInput) => Promise<unknown>;

  async function scanned(
    payByQr: Pay,
    input: QrPaymentInput = {},
    decodeQr: () => Promise<ScannedPayment> = async () => code,
  ) {
    const started = start(
      qrPaymentMachine.provide({
        actors: {
          decodeQr: fromPromise<ScannedPayment, undefined>(decodeQr),
          payByQr: fromPromise<unknown, PayByQrInput>(({ input }) => payByQr(input)),
        },
      }),
      input,
    );
    started.actor.send({ type: 'scan.chosen' });
    await settle();
    return { ...started, state: () => started.actor.getSnapshot().value };
  }

  it('pays the scanned code once', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const { state } = await scanned(pay);
    expect(state()).toBe('paid');
    expect(pay).toHaveBeenCalledExactlyOnceWith({ ...code, idempotencyKey: expect.any(String) });
  });

  it('requires confirmation if configured, and can be stopped there', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state } = await scanned(pay, { isConfirmationRequired: true });
    expect(state()).toBe('confirming');
    actor.send({ type: 'back' });
    expect(state()).toBe('home');
    actor.send({ type: 'scan.chosen' });
    await settle();
    expect(pay).not.toHaveBeenCalled();
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    await settle();
    expect(pay).toHaveBeenCalledOnce();
    expect(state()).toBe('paid');
  });

  it.each<[string, ScannedPayment, readonly string[]]>([
    ['with an amount', code, ['home']],
    ['without one', { payee: 'Tea House' }, ['enteringAmount', 'home']],
  ])('discards a code %s on Back', async (_what, payment, states) => {
    const { actor, state } = await scanned(
      async () => {},
      { isConfirmationRequired: true },
      async () => payment,
    );
    actor.send({ type: 'payerAmount.changed', amount: '250' });
    actor.send({ type: 'amount.submitted' });
    expect(state()).toBe('confirming');
    for (const next of states) {
      actor.send({ type: 'back' });
      expect(state()).toBe(next);
    }
    expect(actor.getSnapshot().context).toMatchObject({ payment: null, payerAmount: '' });
  });

  it('accepts a code from the app’s camera without a simulated scan', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state } = await scanned(pay, {}, () => new Promise(() => {}));
    actor.send({ type: 'code.read', payment: code });
    await settle();
    expect(state()).toBe('paid');
  });

  it('asks for the amount of a code without one, and confirms it', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state, toasts } = await scanned(pay, {}, async () => ({ payee: 'Tea House' }));
    expect(state()).toBe('enteringAmount');
    actor.send({ type: 'amount.submitted' });
    expect(toasts).toEqual(['danger invalidAmount']);
    expect(actor.getSnapshot().context.problem).toEqual({ id: 'invalidAmount' });
    actor.send({ type: 'payerAmount.changed', amount: '250.505' });
    actor.send({ type: 'amount.submitted' });
    expect(state()).toBe('enteringAmount');
    actor.send({ type: 'payerAmount.changed', amount: '۲۵۰٫۵۰' });
    actor.send({ type: 'amount.submitted' });
    expect(state()).toBe('confirming');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().context.payerAmount).toBe('۲۵۰٫۵۰');
    actor.send({ type: 'amount.submitted' });
    actor.send({ type: 'submitted' });
    await settle();
    expect(pay.mock.calls).toEqual([
      [{ payee: 'Tea House', amount: '250.5', idempotencyKey: expect.any(String) }],
    ]);
    expect(state()).toBe('paid');
    actor.send({ type: 'finished' });
    expect(actor.getSnapshot().context).toMatchObject({ payerAmount: '', tip: '' });
  });

  it.each<[string, Partial<ScannedPayment>, string, string]>([
    ['a fixed fee', { amount: '1000', fee: { kind: 'fixed', amount: '50' } }, '1050', '50'],
    ['5 %', { amount: '1000', fee: { kind: 'percentage', percentage: '5' } }, '1050', '50'],
    [
      'a percentage of paisa',
      { amount: '99.99', fee: { kind: 'percentage', percentage: '2.5' } },
      '102.49',
      '2.5',
    ],
  ])('adds %s after confirmation', async (_what, payment, amount, fee) => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state } = await scanned(pay, {}, async () => ({ ...code, ...payment }));
    expect(state()).toBe('confirming');
    actor.send({ type: 'submitted' });
    await settle();
    expect(pay).toHaveBeenCalledExactlyOnceWith({
      payee: code.payee,
      reference: code.reference,
      amount,
      fee,
      idempotencyKey: expect.any(String),
    });
  });

  it.each([
    ['', '1000', undefined],
    ['50', '1050', '50'],
  ])('asks for a tip, and pays %j', async (tip, amount, fee) => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state, toasts } = await scanned(pay, {}, async () => ({
      payee: 'Restaurant',
      amount: '1000',
      fee: { kind: 'tip' },
    }));
    expect(state()).toBe('enteringAmount');
    for (const invalid of ['-5', '1.500']) {
      actor.send({ type: 'tip.changed', tip: invalid });
      actor.send({ type: 'amount.submitted' });
      expect(toasts.splice(0)).toEqual(['danger invalidTip']);
    }
    actor.send({ type: 'tip.changed', tip });
    actor.send({ type: 'amount.submitted' });
    actor.send({ type: 'submitted' });
    await settle();
    expect(pay.mock.calls[0]?.[0]).toMatchObject({ amount });
    expect(pay.mock.calls[0]?.[0].fee).toBe(fee);
  });

  it('confirms a once-only code before it is paid again', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const decode = async () => ({ ...code, isOnceOnly: true });
    const { actor, state } = await scanned(pay, {}, decode);
    expect(state()).toBe('paid');
    actor.send({ type: 'finished' });
    actor.send({ type: 'scan.chosen' });
    await settle();
    expect(state()).toBe('confirming');
    expect(pay).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().context.paidCodes).toEqual([code.reference]);

    const later = await scanned(pay, { paidCodes: [code.reference] }, decode);
    expect(later.state()).toBe('confirming');
  });

  it('confirms a once-only code that was paid elsewhere since the flow was opened', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const paid = new Set<string>();
    const wasPaid = (reference: string) => paid.has(reference);
    const decode = async () => ({ ...code, isOnceOnly: true });
    const { actor, state } = await scanned(pay, { wasPaid, isConfirmationRequired: true }, decode);
    expect(isPaidBefore(actor.getSnapshot().context)).toBe(false);
    paid.add(code.reference);
    actor.send({ type: 'back' });
    actor.send({ type: 'scan.chosen' });
    await settle();
    expect(state()).toBe('confirming');
    expect(isPaidBefore(actor.getSnapshot().context)).toBe(true);

    const later = await scanned(pay, { wasPaid }, decode);
    expect(later.state()).toBe('confirming');
    expect(pay).not.toHaveBeenCalled();
  });

  it('pays a code for any number of payments again without asking', async () => {
    const pay = vi.fn<Pay>(async () => {});
    const { actor, state } = await scanned(pay);
    actor.send({ type: 'finished' });
    actor.send({ type: 'scan.chosen' });
    await settle();
    expect(state()).toBe('paid');
    expect(pay).toHaveBeenCalledTimes(2);
  });

  it('keeps the scanned payment after a failure, and pays again under the same key', async () => {
    const failure = new Error('500: no');
    const pay = vi.fn<Pay>().mockRejectedValueOnce(failure).mockResolvedValue({});
    const { actor, state, toasts } = await scanned(pay);
    expect(state()).toBe('failed');
    expect(toasts).toEqual(['danger paymentFailed']);
    expect(console.error).toHaveBeenCalledWith(failure);
    expect(actor.getSnapshot().context.payment).toEqual(code);
    actor.send({ type: 'retried' });
    expect(state()).toBe('failed');
    actor.send({ type: 'submitted' });
    actor.send({ type: 'submitted' });
    await settle();
    expect(state()).toBe('paid');
    const [first, second] = pay.mock.calls.map(([input]) => input);
    expect(pay).toHaveBeenCalledTimes(2);
    expect(second).toEqual(first);
  });

  it('recognises a code scanned again after a failure, but not one that is paid', async () => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(new Error('No answer')).mockResolvedValue({});
    const { actor } = await scanned(pay);
    actor.send({ type: 'back' });
    for (const leave of ['finished', 'finished'] as const) {
      actor.send({ type: 'scan.chosen' });
      await settle();
      actor.send({ type: leave });
    }
    const keys = pay.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('recognises a code scanned again after another one was paid', async () => {
    const pay = vi.fn<Pay>().mockRejectedValueOnce(new Error('No answer')).mockResolvedValue({});
    const { actor } = await scanned(pay, {}, () => new Promise(() => {}));
    const other = { ...code, reference: 'another' };
    for (const payment of [code, other, code, other]) {
      actor.send({ type: 'code.read', payment });
      await settle();
      actor.send({ type: 'back' });
      actor.send({ type: 'scan.chosen' });
    }
    const keys = pay.mock.calls.map(([input]) => input.idempotencyKey);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[1]);
  });

  it('reports that no code was read, and scans again', async () => {
    const decode = vi.fn().mockRejectedValueOnce(new Error('blurred')).mockResolvedValue(code);
    const { actor, state, toasts } = await scanned(async () => {}, {}, decode);
    expect(state()).toBe('failed');
    expect(toasts).toEqual(['danger codeNotRead']);
    actor.send({ type: 'retried' });
    expect(actor.getSnapshot().context.problem).toBeNull();
    await settle();
    expect(state()).toBe('paid');
  });

  it.each(['paid', 'failed'])('discards the code on Back when it is %s', async (at) => {
    const { actor, state } = await scanned(async () => {
      if (at === 'failed') throw new Error('500: no');
    });
    expect(state()).toBe(at);
    actor.send({ type: 'back' });
    expect(state()).toBe('home');
    expect(actor.getSnapshot().context).toMatchObject({ payment: null, problem: null });
  });

  it('shows the reason from the app', async () => {
    const { toasts } = await scanned(async () => {
      throw new ProblemError({ id: 'sendInsufficientBalance', values: { amount: '12.00' } });
    });
    expect(toasts).toEqual(['danger sendInsufficientBalance']);
  });

  it('times out on a payment after 30 s and on a scan after 60 s, not before', async () => {
    const paying = await scanned(() => new Promise(() => {}));
    paying.clock.increment(29_999);
    expect(paying.state()).toBe('paying');
    paying.clock.increment(1);
    expect(paying.state()).toEqual({ inDoubt: 'unresolved' });

    const scanning = await scanned(
      async () => {},
      {},
      () => new Promise(() => {}),
    );
    scanning.clock.increment(59_999);
    expect(scanning.state()).toBe('scanning');
    scanning.clock.increment(1);
    expect(scanning.state()).toBe('failed');
    expect(scanning.toasts).toEqual(['danger codeNotRead']);
  });
});
