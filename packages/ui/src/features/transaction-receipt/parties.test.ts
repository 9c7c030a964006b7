import { Users } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { defineTransactionTypes } from '../../components/TransactionItem';
import { getParties } from './parties';

const cashAccount = { kind: 'account', currency: 'PKR' };
const goldAccount = { kind: 'account', currency: 'GOLD' };
const silverAccount = { kind: 'account', currency: 'SILVER' };
const createNameParty = (text: string) => ({ kind: 'name', name: text });
const createMethodParty = (text: string) => ({ kind: 'method', name: text });
const createCurrencyParty = (code: string) => ({ kind: 'currency', code });

describe('getParties', () => {
  it.each([
    ['sent', 'PKR', 'Bilal Hussain', cashAccount, createNameParty('Bilal Hussain')],
    ['sent', 'SAR', 'Khalid Rehman', cashAccount, createNameParty('Khalid Rehman')],
    ['sent', 'PKR', 'Converters Ltd', cashAccount, createNameParty('Converters Ltd')],
    ['received', 'PKR', 'Fatima Noor', createNameParty('Fatima Noor'), cashAccount],
    ['deposit', 'GOLD', 'Apple Pay', createMethodParty('Apple Pay'), goldAccount],
    ['deposit', 'PKR', 'Debit Card', createMethodParty('Debit Card'), cashAccount],
  ])('%s in %s, counterparty %s', (type, code, counterparty, from, to) => {
    expect(getParties({ type, currency: code, counterparty }, money)).toEqual({ from, to });
  });

  it.each([
    ['withdrawal', 'PKR', 'PKR', 'GOLD'],
    ['gold_purchase', 'GOLD', 'PKR', 'GOLD'],
    ['silver_sale', 'SILVER', 'SILVER', 'PKR'],
    ['deposit', 'USD', 'PKR', 'USD'],
  ])('shows both sides of a conversion: %s in %s', (type, code, from, to) => {
    expect(getParties({ type, currency: code, conversion: { from, to } }, money)).toEqual({
      from: createCurrencyParty(from),
      to: createCurrencyParty(to),
    });
  });

  it.each([
    ['withdrawal', 'PKR', 'bank account', { from: cashAccount }],
    ['sent', 'PKR', null, { from: cashAccount }],
    ['received', 'PKR', undefined, { to: cashAccount }],
    ['gold_purchase', 'GOLD', null, { to: goldAccount }],
    ['silver_sale', 'SILVER', null, { from: silverAccount }],
  ])(
    "shows only the user's own side of %s in %s, counterparty %s",
    (type, code, counterparty, known) => {
      expect(getParties({ type, currency: code, counterparty }, money)).toEqual({
        from: undefined,
        to: undefined,
        ...known,
      });
    },
  );

  it('names the payee of a returned payment, not a deposit method', () => {
    const returned = {
      type: 'deposit',
      currency: 'PKR',
      counterparty: 'Ali Raza',
      isReversal: true,
    };
    expect(getParties(returned, money)).toEqual({
      from: createNameParty('Ali Raza'),
      to: cashAccount,
    });
  });

  it('shows no side if the direction is unknown', () => {
    expect(
      getParties({ type: 'bill_payment', currency: 'PKR', counterparty: 'SSGC' }, money),
    ).toEqual({});
  });
});

it('shows both parties of a type of the app', () => {
  const transfer = { type: 'circle', currency: 'PKR', counterparty: 'Family' };
  expect(getParties(transfer, money)).toEqual({});
  defineTransactionTypes({ circle: { title: 'Savings circle', icon: Users, direction: 'out' } });
  expect(getParties(transfer, money)).toEqual({
    from: { kind: 'account', currency: 'PKR' },
    to: { kind: 'name', name: 'Family' },
  });
});
