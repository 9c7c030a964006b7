// The flows that move money, with the two payments that the exploration makes in each.
import {
  convert,
  createTransaction,
  describeDeposit,
  findByKey,
  findConversion,
  sendTransfer,
} from '@rad-wallet/api';
import type { ApiClient, PostOptions } from '@rad-wallet/api';
import { bankTransferMachine } from '@rad-wallet/ui/features/bank-transfer';
import { billPaymentMachine } from '@rad-wallet/ui/features/bill-payment';
import { cardPaymentMachine } from '@rad-wallet/ui/features/card-payment';
import { conversionMachine } from '@rad-wallet/ui/features/conversion';
import { cryptoTransferMachine } from '@rad-wallet/ui/features/crypto-transfer';
import { giftMachine, type GiftWrapDesign } from '@rad-wallet/ui/features/gift';
import { investmentMachine } from '@rad-wallet/ui/features/investment';
import { qrPaymentMachine } from '@rad-wallet/ui/features/qr-payment';
import { sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { sendToWalletMachine } from '@rad-wallet/ui/features/send-wallet';
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import { money } from '../../money';

export const PAYMENTS = ['a', 'b'] as const;

/** Two payments of the same amount; what differs is whom they pay. */
export type Payment = (typeof PAYMENTS)[number];

type Find = (api: ApiClient, key: string) => Promise<{ output: unknown } | null>;

export interface Flow {
  machine: AnyStateMachine;
  input: unknown;
  /** The actor that sends the request. */
  actor: string;
  send: (api: ApiClient, input: never, options: PostOptions) => Promise<unknown>;
  /** The app's `findResult`. @default none */
  find?: Find;
  /** What the page loads before anything else. */
  given: readonly object[];
  /** The state in which a payment can be entered. */
  start: string;
  /** The state that says that the payment was made. */
  succeeded: string;
  /** Enters a payment and submits it. */
  pay: (payment: Payment) => readonly object[];
  /** Whom the request pays. */
  getPayee: (input: never) => unknown;
  /** Whom the screen says is paid. */
  getShownPayee: (context: never) => unknown;
  /** Whether the entry that is posted first needs another one. */
  isConversion?: boolean;
}

interface TypedFlow<Machine extends AnyStateMachine, Input> extends Omit<
  Flow,
  'machine' | 'input' | 'send' | 'given' | 'pay' | 'getPayee' | 'getShownPayee'
> {
  input: InputFrom<Machine>;
  given?: readonly EventFromLogic<Machine>[];
  pay: (payment: Payment) => readonly EventFromLogic<Machine>[];
  send: (api: ApiClient, input: Input, options: PostOptions) => Promise<unknown>;
  getPayee: (input: Input) => unknown;
  getShownPayee: (context: ContextFrom<Machine>) => unknown;
}

const defineFlow =
  <Machine extends AnyStateMachine>(machine: Machine) =>
  /** @template Input what the actor receives, without its key */
  <Input>(flow: TypedFlow<Machine, Input>): Flow =>
    ({ machine, given: [], ...flow }) as unknown as Flow;

export const CASH = 'account-pkr';
const CASH_BALANCE = '3000';
const AMOUNT = '1500';

/** What the page knows; the server may know better. */
const accounts = {
  status: 'ready',
  value: [
    { id: CASH, type: 'trustvault', balance: CASH_BALANCE },
    { id: 'account-gold', type: 'gold', balance: '20' },
  ],
} as const;

/** As a server's own endpoint would: it debits the cash account. */
const debit =
  <Input>(describe: (input: Input) => { amount: string; description: string }) =>
  (api: ApiClient, input: Input, options: PostOptions) =>
    createTransaction(
      api,
      { accountId: CASH, currency: 'PKR', type: 'sent', ...describe(input) },
      options,
    );

const findTransaction: Find = async (api, key) => {
  const output = await findByKey(api, key);
  return output && { output };
};

const sameName = { name: 'Ahmed Khan', initials: 'AK', lastAmount: AMOUNT };
const contacts = {
  a: { id: 'c1', phone: '+92 300 1234567', ...sameName },
  b: { id: 'c9', phone: '+92 333 7654321', ...sameName },
};

const text = { name: '', color: '', pattern: '', preview: '', occasion: '' };
const design: GiftWrapDesign = { id: 'floral-garden', ...text };

const fund = {
  name: 'Islamic Equity Fund',
  category: 'equity',
  risk: 'high',
  return1Y: '18',
  return3Y: '40',
  minInvestment: '500',
  currentNAV: '100',
  shariahCompliant: true,
  description: '',
  holdings: [],
} as const;

const sendMoney = defineFlow(sendMoneyMachine)<{
  accountId: string;
  amount: string;
  recipientId: string;
  recipientName: string;
}>({
  input: { money },
  actor: 'sendTransfer',
  send: (api, transfer, options) => sendTransfer(api, { ...transfer, currency: 'PKR' }, options),
  given: [{ type: 'accounts.changed', accounts }],
  start: 'choosingContact',
  succeeded: 'sent',
  pay: (payment) => [
    { type: 'contact.chosen', contact: contacts[payment] },
    { type: 'amount.changed', amount: AMOUNT },
    { type: 'continued' },
    { type: 'submitted' },
  ],
  getPayee: ({ recipientId }) => recipientId,
  getShownPayee: ({ contact }) => contact?.id,
});

const conversion = defineFlow(conversionMachine)<Parameters<typeof convert>[1]>({
  input: { money },
  actor: 'convert',
  send: convert,
  given: [{ type: 'accounts.changed', accounts }],
  start: 'closed',
  succeeded: 'closed',
  // All the cash, to gold; or half of it, to dollars.
  pay: (payment) => [
    { type: 'opened' },
    { type: 'amount.changed', amount: { a: CASH_BALANCE, b: AMOUNT }[payment] },
    { type: 'target.changed', currency: { a: 'GOLD', b: 'USD' }[payment] },
    { type: 'submitted' },
  ],
  getPayee: ({ target }) => target.currency,
  getShownPayee: ({ target }) => target,
  isConversion: true,
});

const findWholeConversion: Find = async (api, key) => {
  const found = await findConversion(api, key);
  return found?.status === 'completed' ? { output: [null, null] } : null;
};

export const flows = {
  sendMoney,
  sendMoneyAsking: { ...sendMoney, find: findTransaction },
  conversion,
  conversionAsking: { ...conversion, find: findWholeConversion },
  cardPayment: defineFlow(cardPaymentMachine)<{
    subject: { accountId: string; currency: string; amount: string; method: string };
  }>({
    input: { facts: { accounts, money } },
    actor: 'submit',
    send: (api, { subject: { method, ...entry } }, options) =>
      createTransaction(
        api,
        { ...entry, type: 'deposit', description: describeDeposit(method) },
        options,
      ),
    start: 'editing',
    succeeded: 'succeeded',
    pay: (payment) => [
      { type: 'changed', values: { method: { a: 'card', b: 'bank' }[payment], amount: AMOUNT } },
      { type: 'submitted' },
    ],
    getPayee: ({ subject }) => subject.method,
    getShownPayee: ({ values }) => values.method,
  }),
  bankTransfer: defineFlow(bankTransferMachine)<{
    bank: string;
    accountNumber: string;
    amount: string | null;
  }>({
    input: { money, isAmountChecked: true },
    actor: 'submitBankTransfer',
    send: debit(({ bank, accountNumber, amount }) => ({
      amount: amount ?? '',
      description: `Sent to ${bank} ${accountNumber}`,
    })),
    start: 'choosingCountry',
    succeeded: 'announced',
    pay: (payment) => [
      { type: 'country.chosen', country: 'PK' },
      { type: 'bank.chosen', bank: 'HBL' },
      { type: 'account.changed', accountNumber: { a: '0001', b: '0002' }[payment] },
      { type: 'continued' },
      { type: 'amount.changed', amount: AMOUNT },
      { type: 'submitted' },
    ],
    getPayee: ({ accountNumber }) => accountNumber,
    getShownPayee: ({ accountNumber }) => accountNumber,
  }),
  billPayment: defineFlow(billPaymentMachine)<{
    provider: string;
    accountNumber: string;
    amount: string;
  }>({
    input: { money },
    actor: 'payBill',
    send: async (api, input, options) => {
      const pay = debit<typeof input>(({ provider, accountNumber, amount }) => ({
        amount,
        description: `${provider} ${accountNumber}`,
      }));
      const posted = await pay(api, input, options);
      return { paidAt: posted?.timestamp ?? '' };
    },
    start: 'choosingCategory',
    succeeded: 'paid',
    pay: (payment) => [
      { type: 'category.chosen', category: 'electricity' },
      {
        type: 'details.changed',
        details: {
          provider: 'K-Electric',
          accountNumber: { a: '0001', b: '0002' }[payment],
          amount: AMOUNT,
        },
      },
      { type: 'submitted', at: '2026-11-27T09:00:00Z' },
    ],
    getPayee: ({ accountNumber }) => accountNumber,
    getShownPayee: ({ details }) => details.accountNumber,
  }),
  qrPayment: defineFlow(qrPaymentMachine)<{ payee: string; reference?: string; amount: string }>({
    input: {},
    actor: 'payByQr',
    send: debit(({ payee, amount }) => ({ amount, description: `Sent to ${payee}` })),
    start: 'home',
    succeeded: 'paid',
    // The name of the shop is the same, the codes are not.
    pay: (payment) => [
      { type: 'scan.chosen' },
      {
        type: 'code.read',
        payment: { payee: 'Merchant Store', amount: AMOUNT, reference: payment },
      },
    ],
    getPayee: ({ reference }) => reference,
    getShownPayee: ({ payment }) => payment?.reference,
  }),
  gift: defineFlow(giftMachine)<{
    gift: { amount: string; recipient: { name: string; phone: string } };
  }>({
    input: { money, receipt: { transactionId: '', timestamp: '' } } as never,
    actor: 'sendGift',
    send: async (api, input, options) => {
      const send = debit<typeof input>(({ gift: { amount, recipient } }) => ({
        amount,
        description: `Gift to ${recipient.name}`,
      }));
      const posted = await send(api, input, options);
      return posted ? { transactionId: posted.id } : {};
    },
    start: 'choosingRecipient',
    succeeded: 'sent',
    pay: (payment) => [
      { type: 'amount.changed', amount: AMOUNT },
      { type: 'contact.chosen', contact: { ...contacts[payment], isNewUser: false } },
      { type: 'continued' },
      { type: 'message.changed', message: 'Mubarak' },
      { type: 'continued' },
      { type: 'wrap.chosen', design },
      { type: 'continued' },
      { type: 'submitted' },
    ],
    getPayee: ({ gift: { recipient } }) => recipient.phone,
    getShownPayee: ({ contact }) => contact?.phone,
  }),
  sendToWallet: defineFlow(sendToWalletMachine)<{ subject: { recipient: string; amount: string } }>(
    {
      input: { facts: { money } },
      actor: 'submit',
      send: debit(({ subject: { recipient, amount } }) => ({
        amount,
        description: `Sent to ${recipient}`,
      })),
      start: 'editing',
      succeeded: 'succeeded',
      pay: (payment) => [
        { type: 'changed', values: { recipient: `RAD-${payment}`, amount: AMOUNT } },
        { type: 'submitted' },
      ],
      getPayee: ({ subject }) => subject.recipient,
      getShownPayee: ({ values }) => values.recipient,
    },
  ),
  cryptoTransfer: defineFlow(cryptoTransferMachine)<{
    subject: { address: string; amount: string };
  }>({
    input: { facts: { money } },
    actor: 'submit',
    send: debit(({ subject: { address, amount } }) => ({
      amount,
      description: `Sent to ${address}`,
    })),
    start: 'editing',
    succeeded: 'succeeded',
    pay: (payment) => [
      {
        type: 'changed',
        values: { crypto: 'USDT', address: `TRadDemo${payment}`, amount: AMOUNT },
      },
      { type: 'submitted' },
    ],
    getPayee: ({ subject }) => subject.address,
    getShownPayee: ({ values }) => values.address,
  }),
  investment: defineFlow(investmentMachine)<{ fundId: string; amount: string }>({
    input: { money },
    actor: 'invest',
    send: async (api, input, options) => {
      const buy = debit<typeof input>(({ fundId, amount }) => ({
        amount,
        description: `Fund ${fundId}`,
      }));
      await buy(api, input, options);
      return { units: '15', navPrice: '100' };
    },
    start: 'browsing',
    succeeded: 'invested',
    pay: (payment) => [
      { type: 'fund.chosen', fund: { ...fund, id: payment } },
      { type: 'amount.changed', amount: AMOUNT },
      { type: 'submitted' },
    ],
    getPayee: ({ fundId }) => fundId,
    getShownPayee: ({ fund: shown }) => shown?.id,
  }),
} satisfies Record<string, Flow>;
