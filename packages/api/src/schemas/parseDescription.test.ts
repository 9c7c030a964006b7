import { expect, it } from 'vitest';
import { parseDescription } from './parseDescription';

it.each([
  ['sent', 'Sent to Bilal Hussain', 'Bilal Hussain'],
  ['sent', 'Sent to Converters Ltd', 'Converters Ltd'],
  ['received', 'Received from Fatima Noor', 'Fatima Noor'],
  ['gift', 'Gift to Maryam Siddiqui', 'Maryam Siddiqui'],
  ['deposit', 'Deposit via Apple Pay', 'Apple Pay'],
  ['withdrawal', 'Withdrawal to bank account', 'bank account'],
])('finds the counterparty of %s, “%s”', (type, description, counterparty) => {
  expect(parseDescription(type, description)).toEqual({
    conversion: null,
    counterparty,
    isReversal: false,
  });
});

it.each(['withdrawal', 'deposit', 'gold_purchase', 'silver_sale'])(
  'finds the currencies of a conversion in an entry of type %s',
  (type) => {
    expect(parseDescription(type, 'Convert PKR to GOLD')).toEqual({
      conversion: { from: 'PKR', to: 'GOLD' },
      counterparty: null,
      isReversal: false,
    });
  },
);

it.each([
  ['sent', 'House rent'],
  ['sent', 'Received from Fatima Noor'],
  ['sent', 'Convert PKR to GOLD'],
  ['sent', ''],
  ['deposit', 'Withdrawal to bank account'],
  ['deposit', 'Converters Ltd'],
  ['constructor', 'Sent to Bilal Hussain'],
  ['sent', 'Bilal کو بھیجے'],
])('finds nothing in %s, “%s”', (type, description) => {
  expect(parseDescription(type, description)).toEqual({
    conversion: null,
    counterparty: null,
    isReversal: false,
  });
});

it.each([
  ['deposit', 'Reversal: Sent to Ali Raza', 'Ali Raza'],
  ['deposit', 'Reversal: Withdrawal to Meezan Bank', 'Meezan Bank'],
  ['deposit', 'Reversal: Gift to Sana Iqbal', 'Sana Iqbal'],
  ['deposit', 'Reversal: K-Electric, 0400012345678', 'K-Electric, 0400012345678'],
  ['deposit', 'Reversal: Convert GOLD to PKR', null],
  ['gold_sale', 'Reversal: Convert PKR to GOLD', null],
])('finds whose payment was returned in %s, “%s”', (type, description, counterparty) => {
  expect(parseDescription(type, description)).toEqual({
    conversion: null,
    counterparty,
    isReversal: true,
  });
});
