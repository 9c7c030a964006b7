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
  expect(parseDescription(type, description)).toEqual({ conversion: null, counterparty });
});

it.each(['withdrawal', 'deposit', 'gold_purchase', 'silver_sale'])(
  'finds the currencies of a conversion in an entry of type %s',
  (type) => {
    expect(parseDescription(type, 'Convert PKR to GOLD')).toEqual({
      conversion: { from: 'PKR', to: 'GOLD' },
      counterparty: null,
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
  expect(parseDescription(type, description)).toEqual({ conversion: null, counterparty: null });
});
