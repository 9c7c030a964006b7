// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { money } from '../../../format/testing/money';
import type { AccountStatement } from '../../../ledger';
import { createStatementOfx } from './createStatementOfx';

const createEntry = (id: string, contact: string, change: string) => ({
  transaction: {
    id,
    type: 'sent',
    currency: 'PKR',
    amount: '1500',
    contact,
    status: 'completed' as const,
    timestamp: '2026-11-10T20:00:00Z',
  },
  date: '2026-11-11',
  change,
  balance: '98500',
});

const sums = { opening: '0', entries: [], moneyIn: '0', moneyOut: '0', closing: '0' };

function write(...entries: AccountStatement['entries']) {
  return createStatementOfx(
    [
      { ...sums, currency: 'PKR', entries, closing: '98500' },
      { ...sums, currency: 'GOLD' },
    ],
    {
      money,
      period: { from: '2026-11-01', to: '2026-11-30' },
      now: new Date('2026-11-27T09:05:03Z'),
      bank: 'RAD Wallet',
      title: ({ contact }) => contact,
    },
  );
}

function read(ofx: string) {
  const document = new DOMParser().parseFromString(ofx, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return (name: string) => [...document.querySelectorAll(name)].map((it) => it.textContent);
}

// OFX accounts: docs/rules.md STATE-6.
it('writes the entries of each currency account, with an id that imports recognise', () => {
  const ofx = write(
    createEntry('txn-1', 'Ali', '-1500'),
    createEntry('txn-2', 'Salary', '250000.5'),
  );
  const values = read(ofx);
  expect(ofx).toContain('<?OFX OFXHEADER="200" VERSION="220"');
  expect(values('FITID')).toEqual(['txn-1', 'txn-2']);
  expect(values('TRNTYPE')).toEqual(['DEBIT', 'CREDIT']);
  expect(values('TRNAMT')).toEqual(['-1500.00', '250000.50']);
  expect(values('STMTTRN DTPOSTED')).toEqual(['20261111', '20261111']);
  expect(values('DTSERVER')).toEqual(['20261127090503']);
  expect(values('DTSTART')).toEqual(['20261101']);
  expect(values('DTEND')).toEqual(['20261130']);
  expect(values('BALAMT')).toEqual(['98500.00']);
  // OFX has no currency for gold.
  expect(values('CURDEF')).toEqual(['PKR']);
});

it.each([
  ['Ali & Sons <Lahore>', 'Ali & Sons <Lahore>'],
  ['\u2068علی\u2069', 'علی'],
  ['a\u0000b\ud800c', 'abc'],
  ['two\n\tlines ', 'two lines'],
])('writes the name %j as valid XML', (contact, expected) => {
  expect(read(write(createEntry('a', contact, '-1')))('NAME')).toEqual([expected]);
});

it('cuts a long name, and writes it whole as the memo', () => {
  const name = 'Muhammad Abdullah Hassan Raza Siddiqui';
  const values = read(write(createEntry('a', name, '-1')));
  expect(values('NAME')).toEqual(['Muhammad Abdullah Hassan Raza Si']);
  expect(values('MEMO')).toEqual([name]);
  expect(read(write(createEntry('a', 'Ali', '-1')))('MEMO')).toEqual([]);
});
