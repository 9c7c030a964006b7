import { expect, it } from 'vitest';
import { getReceiptHref } from './route';

it('links to a receipt even if the id cannot be part of a URL', () => {
  expect(getReceiptHref({ id: 'a\ud83c' })).toBe('/transaction-receipt?id=a%EF%BF%BD');
});

// A server's transaction ids can be any string. docs/rules.md RECEIPT-7.
it.each(['txn-0001', 'a/b', 'a?b=c', 'a#b', '100%', '%2F', 'two words', 'رسید ۷', 'a&id=b', 'a+b'])(
  'links to the receipt of %j',
  (id) => {
    const url = new URL(getReceiptHref({ id }), 'https://wallet.example');
    expect(url.pathname).toBe('/transaction-receipt');
    expect(url.hash).toBe('');
    expect([...url.searchParams]).toEqual([['id', id]]);
  },
);
