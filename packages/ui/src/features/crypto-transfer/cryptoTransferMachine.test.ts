import { describe, expect, it } from 'vitest';
import { dinarMoney, money } from '../../format/testing/money';
import { startMachine } from '../../engine/testing/startMachine';
import {
  cryptoTransferMachine,
  findCryptoTransferProblem,
  type CryptoTransferValues,
} from './cryptoTransferMachine';

const validValues: CryptoTransferValues = {
  amount: '500',
  currency: 'PKR',
  crypto: 'BTC',
  address: 'bc1q',
};

const facts = { money };

const start = (values: Partial<CryptoTransferValues> = {}) =>
  startMachine(cryptoTransferMachine, { values, facts });

describe('transferring to a crypto wallet', () => {
  it('starts at 500 PKR without a cryptocurrency', () => {
    expect(start().actor.getSnapshot().context.values).toEqual({
      amount: '500',
      currency: 'PKR',
      crypto: null,
      address: '',
    });
  });

  it('uses the money that the page loads later', () => {
    const { actor } = start(validValues);
    actor.send({ type: 'facts.changed', facts: { money: dinarMoney } });
    expect(actor.getSnapshot().context.facts).toEqual({ money: dinarMoney });
  });

  it('validates the cryptocurrency, the amount and the address, in this order', () => {
    const values: CryptoTransferValues = {
      ...validValues,
      crypto: null,
      amount: '0',
      address: ' ',
    };
    expect(findCryptoTransferProblem(values, facts)).toEqual({ id: 'cryptocurrencyRequired' });
    values.crypto = 'SOL';
    expect(findCryptoTransferProblem(values, facts)).toEqual({ id: 'invalidAmount' });
    values.amount = '0.01';
    expect(findCryptoTransferProblem(values, facts)).toEqual({ id: 'walletAddressRequired' });
    values.address = 'x';
    expect(findCryptoTransferProblem(values, facts)).toBeNull();
  });

  it.each([
    { crypto: null },
    { amount: '' },
    { amount: '-1' },
    { amount: '1.239' },
    { address: '  ' },
  ])('does not submit while any check fails: %j', (broken) => {
    const { actor } = start({ ...validValues, ...broken });
    expect(actor.getSnapshot().can({ type: 'submitted' })).toBe(false);
    actor.send({ type: 'submitted' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('takes 2 s, shows a toast, and leaves 1.5 s later', () => {
    const { actor, clock, toasts, left } = start({ ...validValues, amount: '1,250.50' });
    actor.send({ type: 'submitted' });
    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('submitting');
    clock.increment(1);
    expect(toasts).toEqual([
      {
        type: 'toast',
        tone: 'success',
        id: 'cryptoTransferInitiated',
        values: { amount: '1250.50', currency: 'PKR' },
      },
    ]);
    clock.increment(1499);
    expect(left).not.toHaveBeenCalled();
    clock.increment(1);
    expect(left).toHaveBeenCalledOnce();
  });
});
