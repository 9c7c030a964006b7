import { randomUUID } from 'node:crypto';
import { getQuotedValue } from './quotes.mjs';

/** Balances and amounts are integers with this many decimals, because binary fractions cannot be added exactly. */
const DECIMALS = 20;

/** @param {unknown} text */
function parse(text) {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,20}))?$/.exec(String(text)) ?? [];
  return whole === undefined ? 0n : BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/** @param {bigint} units */
function write(units) {
  const digits = String(units).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '');
}

const accounts = [
  { id: 'dinars', type: 'KWD', currency: 'KWD', balance: parse('1250.750') },
  { id: 'gold', type: 'gold', currency: 'GOLD_TOLA', balance: parse('4.25') },
  { id: 'platinum', type: 'PLATINUM', currency: 'PLATINUM', balance: parse('31.5') },
];

const names = {
  KWD: 'dinars',
  USD: 'dollars',
  EUR: 'euros',
  SAR: 'riyals',
  GOLD_TOLA: 'gold',
  PLATINUM: 'platinum',
};

/** @type {object[]} */
const transactions = [];

/** @param {object} entry @param {number} [hoursAgo] */
function record(entry, hoursAgo = 0) {
  const timestamp = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const transaction = { id: randomUUID(), status: 'completed', timestamp, ...entry };
  transactions.unshift(transaction);
  return transaction;
}

const inKwd = { currency: 'KWD' };
record({ ...inKwd, type: 'deposit', amount: '980', contact: 'Salary' }, 170);
record(
  {
    type: 'gold_purchase',
    currency: 'GOLD_TOLA',
    amount: '0.5',
    contact: 'Convert dinars to gold',
    conversion: { from: 'KWD', to: 'GOLD_TOLA' },
  },
  77,
);
record(
  {
    ...inKwd,
    type: 'sent',
    amount: '45.25',
    contact: 'Sent to Mariam',
    counterparty: 'Mariam',
  },
  29,
);
record(
  {
    ...inKwd,
    type: 'received',
    amount: '12.5',
    contact: 'Received from Yousef',
    counterparty: 'Yousef',
  },
  3,
);

export const readAccounts = () =>
  accounts.map(({ id, type, balance }) => ({ id, type, balance: write(balance) }));

export const readTransactions = () => transactions;

/** @param {{ accountId: string, amount: string, recipientName: string }} transfer */
export function transfer({ accountId, amount, recipientName }) {
  const account = accounts.find(({ id }) => id === accountId);
  const given = parse(amount);
  if (account?.currency !== 'KWD' || given === 0n) return [400, { message: 'Not a transfer.' }];
  if (given > account.balance) return [409, { message: 'The account holds less than that.' }];
  account.balance -= given;
  const contact = `Sent to ${recipientName}`;
  return [201, record({ ...inKwd, type: 'sent', amount, contact, counterparty: recipientName })];
}

/** @typedef {{ currency: keyof typeof names, accountId: string, amount: string }} Side */

/** @param {{ source: Side, target: Side }} conversion */
export function convert({ source, target }) {
  const from = accounts.find(({ id }) => id === source.accountId);
  const to = accounts.find(({ id }) => id === target.accountId);
  if (!from || !to || parse(source.amount) === 0n || parse(target.amount) === 0n) {
    return [400, { message: 'Not a conversion.' }];
  }
  const value = getQuotedValue({ source, target });
  if (value === null) return [410, { message: 'The quotes are too old.' }];
  // Foreign currencies have no accounts, so their value in dinars is debited or credited instead.
  const [given, got] = [
    [source, from],
    [target, to],
  ].map(([side, account]) =>
    side.currency === account.currency ? parse(side.amount) : parse(value.toFixed(3)),
  );
  if (given > from.balance) return [409, { message: 'The account holds less than that.' }];
  from.balance -= given;
  to.balance += got;
  const isSale = source.currency === 'GOLD_TOLA';
  const isGold = isSale || target.currency === 'GOLD_TOLA';
  const { currency, amount } = isSale || target.currency === 'KWD' ? source : target;
  return [
    201,
    record({
      type: isGold ? (isSale ? 'gold_sale' : 'gold_purchase') : 'conversion',
      currency,
      amount,
      contact: `Convert ${names[source.currency]} to ${names[target.currency]}`,
      conversion: { from: source.currency, to: target.currency },
    }),
  ];
}
