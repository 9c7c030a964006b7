import { describe, expect, it } from 'vitest';
import { createConversionPostings } from './createConversionPostings';

const accountIds: Record<string, string> = { GOLD: 'gold', SILVER: 'silver' };
const createSide = (currency: string, amount: string) => ({
  currency,
  amount,
  accountId: accountIds[currency] ?? 'cash',
});

describe('createConversionPostings', () => {
  it.each([
    ['PKR', 'GOLD', ['gold_purchase', 'gold', 'GOLD', '2'], ['withdrawal', 'cash', 'PKR', '1']],
    [
      'PKR',
      'SILVER',
      ['silver_purchase', 'silver', 'SILVER', '2'],
      ['withdrawal', 'cash', 'PKR', '1'],
    ],
    ['GOLD', 'PKR', ['gold_sale', 'gold', 'GOLD', '1'], ['deposit', 'cash', 'PKR', '2']],
    ['SILVER', 'PKR', ['silver_sale', 'silver', 'SILVER', '1'], ['deposit', 'cash', 'PKR', '2']],
    ['PKR', 'USD', ['withdrawal', 'cash', 'PKR', '1'], ['deposit', 'cash', 'USD', '2']],
    ['SAR', 'PKR', ['withdrawal', 'cash', 'SAR', '1'], ['deposit', 'cash', 'PKR', '2']],
    ['USD', 'BHD', ['withdrawal', 'cash', 'USD', '1'], ['deposit', 'cash', 'BHD', '2']],
    ['USD', 'GOLD', ['withdrawal', 'cash', 'USD', '1'], ['deposit', 'gold', 'GOLD', '2']],
    ['SILVER', 'BHD', ['withdrawal', 'silver', 'SILVER', '1'], ['deposit', 'cash', 'BHD', '2']],
    ['GOLD', 'SILVER', ['withdrawal', 'gold', 'GOLD', '1'], ['deposit', 'silver', 'SILVER', '2']],
  ])('%s to %s', (source, target, ...expected) => {
    const postings = createConversionPostings({
      source: createSide(source, '1'),
      target: createSide(target, '2'),
    });
    const actual = postings.map(({ type, accountId, currency, amount }) => [
      type,
      accountId,
      currency,
      amount,
    ]);
    expect(actual).toEqual(expected);
  });

  it('describes, completes and verifies both', () => {
    const postings = createConversionPostings({
      source: createSide('PKR', '1'),
      target: createSide('GOLD', '2'),
    });
    const common = { description: 'Convert PKR to GOLD', status: 'completed', verified: true };
    expect(postings).toEqual([expect.objectContaining(common), expect.objectContaining(common)]);
  });
});
