import { accounts, contacts, equityFund } from '@rad-wallet/mocks/samples';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, type AnyStateMachine, type EventObject } from 'xstate';
import { request } from '../engine/requests';
import { compare } from '../format';
import { money } from '../format/testing/money';
import { readField } from '../format/typedAmount';
import { bankTransferMachine } from './bank-transfer/bankTransferMachine';
import { billPaymentMachine } from './bill-payment/billPaymentMachine';
import { cardPaymentMachine } from './card-payment/cardPaymentMachine';
import { conversionMachine } from './conversion/conversionMachine';
import { cryptoTransferMachine } from './crypto-transfer/cryptoTransferMachine';
import { giftMachine } from './gift/giftMachine';
import { investmentMachine } from './investment/investmentMachine';
import { qrPaymentMachine } from './qr-payment/qrPaymentMachine';
import { sendMoneyMachine } from './send-money/sendMoneyMachine';
import { sendToWalletMachine } from './send-wallet/sendToWalletMachine';

const loaded = { status: 'ready', value: accounts };
const facts = { accounts: loaded, money };
const design = { id: 'floral-garden', name: 'Floral Garden', description: '' };
const [contact] = contacts;
const at = '2026-11-27T09:00:00Z';

interface MoneyFlow {
  machine: AnyStateMachine;
  actor: string;
  /** The input of the machine, or a function of the amount. */
  input?: object | ((amount: string) => object);
  /** Returns what a user or a page sends to pay this amount. */
  pay: (amount: string) => readonly (EventObject & Record<string, unknown>)[];
}

const form = (machine: AnyStateMachine, values: object): MoneyFlow => ({
  machine,
  actor: 'submit',
  input: { facts },
  pay: (amount) => [
    { type: 'changed', values: { ...values, amount } },
    { type: 'submitted', at },
  ],
});

const flows: Record<string, MoneyFlow> = {
  'send money': {
    machine: sendMoneyMachine,
    actor: 'sendTransfer',
    input: { money },
    pay: (amount) => [
      { type: 'accounts.changed', accounts: loaded },
      { type: 'contact.chosen', contact },
      { type: 'amount.changed', amount },
      { type: 'continued' },
      { type: 'submitted' },
    ],
  },
  'send money from a link': {
    machine: sendMoneyMachine,
    actor: 'sendTransfer',
    input: (amount: string) => ({ money, request: { contact, amount, message: '' } }),
    pay: () => [
      { type: 'accounts.changed', accounts: loaded },
      { type: 'continued' },
      { type: 'submitted' },
    ],
  },
  'bank transfer': {
    machine: bankTransferMachine,
    actor: 'submitBankTransfer',
    input: { money },
    pay: (amount) => [
      { type: 'country.chosen', country: 'PK' },
      { type: 'bank.chosen', bank: 'HBL' },
      { type: 'account.changed', accountNumber: 'PK36SCBL0000001123456702' },
      { type: 'continued' },
      { type: 'amount.changed', amount },
      { type: 'submitted' },
    ],
  },
  'bill payment': {
    machine: billPaymentMachine,
    actor: 'payBill',
    input: { money },
    pay: (amount) => [
      { type: 'category.chosen', category: 'electricity' },
      {
        type: 'details.changed',
        details: { provider: 'K-Electric', accountNumber: '04123456789', amount },
      },
      { type: 'submitted', at },
    ],
  },
  'payment of a QR code with an amount': {
    machine: qrPaymentMachine,
    actor: 'payByQr',
    input: { money, isConfirmationRequired: true },
    pay: (amount) => [
      { type: 'scan.chosen' },
      { type: 'code.read', payment: { payee: 'Merchant Store', amount } },
      { type: 'amount.submitted' },
      { type: 'submitted' },
    ],
  },
  'payment of a QR code without one': {
    machine: qrPaymentMachine,
    actor: 'payByQr',
    input: { money, isConfirmationRequired: true },
    pay: (amount) => [
      { type: 'scan.chosen' },
      { type: 'code.read', payment: { payee: 'Tea House' } },
      { type: 'payerAmount.changed', amount },
      { type: 'amount.submitted' },
      { type: 'submitted' },
    ],
  },
  gift: {
    machine: giftMachine,
    actor: 'sendGift',
    input: { money, receipt: {} },
    pay: (amount) => [
      { type: 'amount.changed', amount },
      { type: 'contact.chosen', contact: { ...contact, isNewUser: false } },
      { type: 'continued' },
      { type: 'message.changed', message: 'Mubarak' },
      { type: 'continued' },
      { type: 'wrap.chosen', design },
      { type: 'continued' },
      { type: 'step.opened', step: 'celebration' },
      { type: 'submitted' },
    ],
  },
  investment: {
    machine: investmentMachine,
    actor: 'invest',
    input: { money },
    pay: (amount) => [
      { type: 'fund.chosen', fund: { ...equityFund, minInvestment: '0' } },
      { type: 'amount.changed', amount },
      { type: 'submitted' },
    ],
  },
  conversion: {
    machine: conversionMachine,
    actor: 'convert',
    input: { money },
    pay: (amount) => [
      { type: 'accounts.changed', accounts: loaded },
      { type: 'opened' },
      { type: 'amount.changed', amount },
      { type: 'submitted' },
    ],
  },
  'card payment': form(cardPaymentMachine, { method: 'card' }),
  'crypto transfer': form(cryptoTransferMachine, { crypto: 'USDT', address: 'TRadDemoX7k9' }),
  'transfer to a wallet': form(sendToWalletMachine, { recipient: 'RAD-1' }),
};

const cases = Object.entries(flows).map(([name, flow]) => ({ name, ...flow }));

/** Plays a flow with an actor that sends requests, and returns what reaches that actor. */
function play({ machine, actor: name, input, pay }: MoneyFlow, amount: string): unknown[] {
  const send = vi.fn(() => new Promise<never>(() => {}));
  const provided = machine.provide({ actors: { [name]: request(send) } } as never);
  const given = typeof input === 'function' ? input(amount) : input;
  const actor = createActor(provided, {
    input: given,
    clock: new SimulatedClock(),
  } as never).start();
  for (const event of pay(amount)) actor.send(event as never);
  actor.stop();
  return send.mock.calls.map(([sent]: unknown[]) => sent);
}

const listAmounts = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'amount' && typeof inner === 'string' ? [inner] : listAmounts(inner),
      )
    : [];

/** The amount of a code is not typed: its notation is known. */
const isTyped = ({ name }: { name: string }) => name !== 'payment of a QR code with an amount';

describe('an actor that sends requests', () => {
  it.each(cases)('gets an amount above 0: $name', (flow) => {
    const sent = play(flow, '1500');
    expect(sent).toHaveLength(1);
    const amounts = listAmounts(sent);
    expect(amounts).toContain('1500');
    expect(amounts.every((amount) => compare(amount, '0') > 0)).toBe(true);
  });

  it.each(cases)('never gets an amount that is not above 0: $name', (flow) => {
    for (const amount of ['', '0', '0.00', '-0', '-5000', '-0.01', '1e3', 'abc', '٠'])
      expect(play(flow, amount), amount).toEqual([]);
  });

  // '1.500' may mean 1500: docs/rules.md MONEY-16.
  it.each(cases.filter(isTyped))(
    'never gets an amount with more decimals than the currency has: $name',
    (flow) => {
      for (const amount of ['1.500', '12.000', '0.001', '12,50'])
        expect(play(flow, amount), amount).toEqual([]);
    },
  );

  // docs/rules.md MONEY-20.
  it.each(cases.filter(isTyped))('never gets an amount in another currency: $name', (flow) => {
    for (const text of ['$500', '500 USD', '€ 20']) {
      const { value } = readField(text, { locale: 'en', decimals: 2, currency: 'PKR' });
      expect(play(flow, value), value).toEqual([]);
    }
  });
});
