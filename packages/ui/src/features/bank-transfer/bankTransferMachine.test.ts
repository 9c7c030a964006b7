import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from '../../format/testing/money';
import { request } from '../../engine/requests';
import { ProblemError } from '../../engine';
import { startMachine } from '../../engine/testing/startMachine';
import {
  bankTransferMachine,
  type BankTransferEvent,
  type SubmitBankTransferInput,
} from './bankTransferMachine';
import { settle } from '../../engine/testing/settle';

function startWith(machine: typeof bankTransferMachine, ...events: BankTransferEvent[]) {
  const started = startMachine(machine, { money, initialAmount: '25000' });
  const { actor } = started;
  const send = (...more: BankTransferEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    ...started,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

const start = (...events: BankTransferEvent[]) => startWith(bankTransferMachine, ...events);

type Submit = (input: SubmitBankTransferInput) => Promise<unknown>;

const startWithRequest = (submit: Submit, ...events: BankTransferEvent[]) =>
  startWith(
    bankTransferMachine.provide({ actors: { submitBankTransfer: request(submit) } }),
    ...events,
  );

const toAccount: BankTransferEvent[] = [
  { type: 'country.chosen', country: 'PK' },
  { type: 'bank.chosen', bank: 'HBL' },
];
const toConfirmation: BankTransferEvent[] = [
  ...toAccount,
  { type: 'account.changed', accountNumber: 'PK36SCBL0000001123456702' },
  { type: 'continued' },
];

describe('bankTransferMachine', () => {
  it('starts in the home currency, with the amount of the app or none', () => {
    expect(start().context()).toMatchObject({ amount: '25000', currency: 'PKR' });
    const { actor } = startMachine(bankTransferMachine, { money });
    expect(actor.getSnapshot().context).toMatchObject({ amount: '', currency: 'PKR' });
  });

  it('begins with the bank if there is one country, and leaves from there', () => {
    const { actor, left } = startMachine(bankTransferMachine, { money, country: 'ID' });
    expect(actor.getSnapshot().value).toBe('choosingBank');
    actor.send({ type: 'bank.chosen', bank: 'BMRIIDJA', name: 'Bank Mandiri' });
    expect(actor.getSnapshot().context).toMatchObject({ country: 'ID', bank: 'BMRIIDJA' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosingBank');
    actor.send({ type: 'back' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });

  it.each(['', '   ', '\t\u00a0', '\u2066\u2069'])(
    'does not continue with the account %j',
    (accountNumber) => {
      const { actor, send } = start(...toAccount, { type: 'account.changed', accountNumber });
      expect(actor.getSnapshot().can({ type: 'continued' })).toBe(false);
      send({ type: 'continued' });
      expect(actor.getSnapshot().value).toBe('enteringAccount');
    },
  );

  it.each(['', '0', '-5', 'abc', '9'.repeat(60)])(
    'confirms the amount %j without validation',
    (amount) => {
      const { state, send } = start(...toConfirmation, { type: 'amount.changed', amount });
      send({ type: 'submitted' });
      expect(state()).toBe('announced');
    },
  );

  it('goes back one step at a time and keeps everything', () => {
    const { state, context, left, send } = start(
      ...toConfirmation,
      { type: 'amount.changed', amount: '7' },
      { type: 'currency.changed', currency: 'SAR' },
      { type: 'back' },
    );
    expect(state()).toBe('enteringAccount');
    send({ type: 'back' });
    expect(state()).toBe('choosingBank');
    send({ type: 'back' });
    expect(state()).toBe('choosingCountry');
    expect(left).not.toHaveBeenCalled();
    const kept = {
      country: 'PK',
      bank: 'HBL',
      accountNumber: 'PK36SCBL0000001123456702',
      amount: '7',
      currency: 'SAR',
    };
    expect(context()).toMatchObject(kept);
    send({ type: 'country.chosen', country: 'PK' });
    expect(context()).toMatchObject(kept);
  });

  it('clears bank and account, but not the amount, when the country changes', () => {
    const { context } = start(
      ...toConfirmation,
      { type: 'amount.changed', amount: '7' },
      { type: 'back' },
      { type: 'back' },
      { type: 'back' },
      { type: 'country.chosen', country: 'US' },
    );
    expect(context()).toMatchObject({
      country: 'US',
      bank: null,
      accountNumber: '',
      amount: '7',
      currency: 'PKR',
      problem: null,
      attempt: null,
    });
  });

  it('leaves once from the first step as cancelled', () => {
    const { left } = start({ type: 'back' }, { type: 'back' }, ...toAccount);
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'cancelled' });
  });

  it('leaves once after the announcement is acknowledged, and cannot be undone before', () => {
    const { actor, state, left, send } = start(...toConfirmation, { type: 'submitted' });
    send({ type: 'submitted' }, { type: 'back' }, { type: 'amount.changed', amount: '1' });
    expect(state()).toBe('announced');
    expect(actor.getSnapshot().hasTag('over')).toBe(true);
    expect(left).not.toHaveBeenCalled();
    send({ type: 'finished' }, { type: 'finished' });
    expect(left).toHaveBeenCalledExactlyOnceWith({ type: 'left', outcome: 'completed' });
  });
});

describe('with a server', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const confirmed: BankTransferEvent = { type: 'submitted' };
  const refusedOnce = () =>
    vi.fn<Submit>().mockRejectedValueOnce(new Error('500: no')).mockResolvedValue({});

  it('receives the code of the bank, and the summary its name', async () => {
    const submit = vi.fn<Submit>(() => new Promise(() => {}));
    const { context } = startWithRequest(
      submit,
      { type: 'country.chosen', country: 'PK' },
      { type: 'bank.chosen', bank: 'HABBPKKA', name: 'HBL' },
      { type: 'account.changed', accountNumber: '0001' },
      { type: 'continued' },
      { type: 'submitted' },
    );
    await settle();
    expect(submit.mock.lastCall?.[0]).toMatchObject({ bank: 'HABBPKKA' });
    expect(context().attempt?.summary?.payee).toBe('HBL, 0001');
  });

  it.each(['-5000', '0', '0.00', '', 'abc', '1.500'])(
    'is not sent the amount %j',
    async (amount) => {
      const submit = vi.fn<Submit>(async () => {});
      const { send, state, context, toasts } = startWithRequest(submit, ...toConfirmation);
      send({ type: 'amount.changed', amount }, confirmed);
      await settle();
      expect(submit).not.toHaveBeenCalled();
      expect(state()).toBe('confirming');
      expect(context().problem).toEqual({ id: 'invalidAmount' });
      expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'invalidAmount' }]);
    },
  );

  it('is sent the amount as typed and as a plain decimal', async () => {
    const typedAmount = 'SR ۲۵٬۰۰۰٫۵۰';
    const amount = '25000.5';
    const submit = vi.fn<Submit>(async () => {});
    const { send, state } = startWithRequest(
      submit,
      ...toAccount,
      { type: 'account.changed', accountNumber: '  \u2066PK۳۶ SCBL\u2069 ' },
      { type: 'continued' },
      { type: 'amount.changed', amount: typedAmount },
      { type: 'currency.changed', currency: 'SAR' },
    );
    send(confirmed);
    await settle();
    expect(submit.mock.calls.map(([input]) => input)).toEqual([
      {
        country: 'PK',
        bank: 'HBL',
        accountNumber: 'PK36SCBL',
        amount,
        typedAmount,
        currency: 'SAR',
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(state()).toBe('announced');
  });

  it('requests once, whatever is pressed meanwhile', async () => {
    const submit = vi.fn<Submit>(() => new Promise(() => {}));
    const { actor, send, state, context } = startWithRequest(submit, ...toConfirmation, confirmed);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    send(confirmed, { type: 'amount.changed', amount: '1' }, { type: 'back' }, confirmed);
    await settle();
    expect(submit).toHaveBeenCalledOnce();
    expect(state()).toBe('submitting');
    expect(context().amount).toBe('25000');
  });

  it('keeps everything after a failure, logs it, and repeats with the same key', async () => {
    const submit = refusedOnce();
    const { send, state, context, toasts } = startWithRequest(submit, ...toConfirmation, confirmed);
    await settle();
    expect(state()).toBe('confirming');
    expect(context()).toMatchObject({
      country: 'PK',
      bank: 'HBL',
      accountNumber: 'PK36SCBL0000001123456702',
      amount: '25000',
      problem: { id: 'transferFailed' },
    });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'transferFailed' }]);
    expect(console.error).toHaveBeenCalledWith(new Error('500: no'));

    send(confirmed);
    await settle();
    const [first, second] = submit.mock.calls.map(([input]) => input);
    expect(second).toEqual(first);
    expect(state()).toBe('announced');
    expect(context().problem).toBeNull();
  });

  const getKeys = (submit: ReturnType<typeof refusedOnce>) =>
    submit.mock.calls.map(([input]) => input.idempotencyKey);

  it.each([
    ['1000', '1,000'],
    ['Rs. 1000', '۱۰۰۰.۰۰'],
  ])('repeats %s with the same key when it is typed as %s', async (typed, retyped) => {
    const submit = refusedOnce();
    const { send } = startWithRequest(submit, ...toConfirmation);
    send({ type: 'amount.changed', amount: typed }, confirmed);
    await settle();
    send({ type: 'amount.changed', amount: retyped }, confirmed);
    await settle();
    const [first, second] = getKeys(submit);
    expect(second).toBe(first);
  });

  it.each<BankTransferEvent>([
    { type: 'amount.changed', amount: '25001' },
    { type: 'currency.changed', currency: 'USD' },
  ])('uses a new key after a failure when the transfer changed: %j', async (change) => {
    const submit = refusedOnce();
    const { send, context } = startWithRequest(submit, ...toConfirmation, confirmed);
    await settle();
    send(change);
    expect(context().problem).toBeNull();
    send(confirmed);
    await settle();
    const [first, second] = getKeys(submit);
    expect(second).not.toBe(first);
  });

  it('uses a new key for another account, and clears the previous error', async () => {
    const submit = refusedOnce();
    const { send, context } = startWithRequest(submit, ...toConfirmation, confirmed);
    await settle();
    send(
      { type: 'back' },
      { type: 'account.changed', accountNumber: 'PK2' },
      { type: 'continued' },
    );
    expect(context().problem).toBeNull();
    send(confirmed);
    await settle();
    const [first, second] = getKeys(submit);
    expect(second).not.toBe(first);
  });

  it('times out on a request without a response', () => {
    const { clock, state, toasts } = startWithRequest(
      () => new Promise(() => {}),
      ...toConfirmation,
      confirmed,
    );
    clock.increment(29_999);
    expect(state()).toBe('submitting');
    clock.increment(1);
    expect(state()).toEqual({ inDoubt: 'unresolved' });
    expect(toasts.map(({ id }) => id)).toEqual(['noAnswerYet']);
  });

  it('shows the server’s reason instead of the default', async () => {
    const { context, toasts } = startWithRequest(
      () => Promise.reject(new ProblemError({ id: 'invalidAmount' })),
      ...toConfirmation,
      confirmed,
    );
    await settle();
    expect(context().problem).toEqual({ id: 'invalidAmount' });
    expect(toasts).toEqual([{ type: 'toast', tone: 'danger', id: 'invalidAmount' }]);
  });
});
