import { describe, expect, it } from 'vitest';
import { recentConversions } from './conversionHistory';

const transaction = (type: string, description = '') => ({ type, description });

describe('recentConversions', () => {
  it.each([
    ['gold_purchase', 'Bought'],
    ['gold_sale', ''],
    ['silver_purchase', ''],
    ['silver_sale', ''],
    ['withdrawal', 'Convert PKR to USD'],
    ['deposit', 'Re-Convert'],
    ['sent', 'Sent to Converters Ltd'],
  ])('lists %s, %j', (type, description) => {
    expect(recentConversions([transaction(type, description)])).toHaveLength(1);
  });

  it.each([
    ['deposit', 'Deposit via Debit Card'],
    ['sent', 'to convert later'],
    ['gold', 'Gold coin'],
    ['goldpurchase', 'Gold coin'],
  ])('does not list %s, %j', (type, description) => {
    expect(recentConversions([transaction(type, description)])).toEqual([]);
  });

  it('keeps the first three, in their order', () => {
    const types = ['gold_sale', 'sent', 'silver_sale', 'gold_purchase', 'silver_purchase'];
    const recent = recentConversions(types.map((type) => transaction(type)));
    expect(recent.map(({ type }) => type)).toEqual(['gold_sale', 'silver_sale', 'gold_purchase']);
  });
});
