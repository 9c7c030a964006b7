import { expect, it } from 'vitest';
import { toldBy } from './description';

it.each([
  ['sent', 'Sent to Bilal Hussain', { kind: 'sent', name: 'Bilal Hussain' }],
  ['received', 'Received from Fatima Noor', { kind: 'received', name: 'Fatima Noor' }],
  ['gift', 'Gift to Maryam Siddiqui', { kind: 'gift', name: 'Maryam Siddiqui' }],
  ['deposit', 'Deposit via Apple Pay', { kind: 'deposit', name: 'Apple Pay' }],
  ['withdrawal', 'Withdrawal to bank account', { kind: 'withdrawal' }],
  ['withdrawal', 'Convert PKR to GOLD', { kind: 'converted', from: 'PKR', to: 'GOLD' }],
  ['gold_purchase', 'Convert PKR to GOLD', { kind: 'converted', from: 'PKR', to: 'GOLD' }],
])('reads %s, “%s”', (type, description, told) => {
  expect(toldBy(type, description)).toEqual(told);
});

it.each([
  ['sent', 'House rent'],
  ['sent', 'Received from Fatima Noor'],
  ['sent', ''],
  ['deposit', 'Withdrawal to bank account'],
  ['constructor', 'Sent to Bilal Hussain'],
  ['sent', 'Bilal کو بھیجے'],
])('takes %s, “%s” for somebody’s own words', (type, description) => {
  expect(toldBy(type, description)).toBeUndefined();
});
