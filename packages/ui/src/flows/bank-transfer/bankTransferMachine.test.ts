import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { bankTransferMachine, type BankTransferEvent } from './bankTransferMachine';

function start(...events: BankTransferEvent[]) {
  const left = vi.fn();
  const actor = createActor(bankTransferMachine);
  actor.on('left', left);
  actor.start();
  const send = (...more: BankTransferEvent[]) => more.forEach((event) => actor.send(event));
  send(...events);
  return {
    left,
    send,
    actor,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

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
  it('offers 25000 PKR', () => {
    expect(start().context()).toMatchObject({ amount: '25000', currency: 'PKR' });
  });

  it.each(['', '   ', '\t\u00a0'])('does not continue with the account %j', (accountNumber) => {
    const { actor, send } = start(...toAccount, { type: 'account.changed', accountNumber });
    expect(actor.getSnapshot().can({ type: 'continued' })).toBe(false);
    send({ type: 'continued' });
    expect(actor.getSnapshot().value).toBe('enteringAccount');
  });

  it.each(['', '0', '-5', 'abc', '9'.repeat(60)])('confirms the amount %j unasked', (amount) => {
    const { state, send } = start(...toConfirmation, { type: 'amount.changed', amount });
    send({ type: 'confirmed' });
    expect(state()).toBe('announced');
  });

  it('goes back a step at a time and keeps everything', () => {
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
    expect(context()).toEqual(kept);
    send({ type: 'country.chosen', country: 'PK' });
    expect(context()).toEqual(kept);
  });

  it('forgets bank and account when another country is chosen, not the amount', () => {
    const { context } = start(
      ...toConfirmation,
      { type: 'amount.changed', amount: '7' },
      { type: 'back' },
      { type: 'back' },
      { type: 'back' },
      { type: 'country.chosen', country: 'US' },
    );
    expect(context()).toEqual({
      country: 'US',
      bank: null,
      accountNumber: '',
      amount: '7',
      currency: 'PKR',
    });
  });

  it('leaves from the first step', () => {
    expect(start({ type: 'back' }).left).toHaveBeenCalledOnce();
  });

  it('leaves once when the announcement was read, and cannot be undone before', () => {
    const { state, left, send } = start(...toConfirmation, { type: 'confirmed' });
    send({ type: 'confirmed' }, { type: 'back' }, { type: 'amount.changed', amount: '1' });
    expect(state()).toBe('announced');
    expect(left).not.toHaveBeenCalled();
    send({ type: 'acknowledged' }, { type: 'acknowledged' });
    expect(state()).toBe('left');
    expect(left).toHaveBeenCalledOnce();
  });
});
