import { describe, expect, it } from 'vitest';
import { findRecentConversions } from './conversionHistory';

const createTransaction = (type: string, description = '') => ({ type, description });

describe('findRecentConversions', () => {
  it.each([
    ['gold_purchase', 'Bought'],
    ['gold_sale', ''],
    ['silver_purchase', ''],
    ['silver_sale', ''],
    ['withdrawal', 'Convert PKR to USD'],
    ['deposit', 'Re-Convert'],
    ['sent', 'Sent to Converters Ltd'],
  ])('lists %s, %j', (type, description) => {
    expect(findRecentConversions([createTransaction(type, description)])).toHaveLength(1);
  });

  it.each([
    ['deposit', 'Deposit via Debit Card'],
    ['sent', 'to convert later'],
    ['gold', 'Gold coin'],
    ['goldpurchase', 'Gold coin'],
  ])('does not list %s, %j', (type, description) => {
    expect(findRecentConversions([createTransaction(type, description)])).toEqual([]);
  });

  it('finds conversions without a description by their currencies', () => {
    const conversion = { from: 'KWD', to: 'USD' };
    const converted = { type: 'conversion', conversion };
    const transactions = [converted, { type: 'sent' }, { type: 'deposit', conversion: null }];
    expect(findRecentConversions(transactions)).toEqual([converted]);
  });

  it('prefers the description to the currencies', () => {
    const conversion = { from: 'PKR', to: 'USD' };
    expect(findRecentConversions([{ ...createTransaction('sent', 'Sent'), conversion }])).toEqual(
      [],
    );
  });

  it('keeps the first three, in their order', () => {
    const types = ['gold_sale', 'sent', 'silver_sale', 'gold_purchase', 'silver_purchase'];
    const recent = findRecentConversions(types.map((type) => createTransaction(type)));
    expect(recent.map(({ type }) => type)).toEqual(['gold_sale', 'silver_sale', 'gold_purchase']);
  });
});
