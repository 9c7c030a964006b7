import { conversionPostings, depositDescription } from '@rad-wallet/api';
import { toldBy } from '@rad-wallet/ui/TransactionItem';
import type { PaymentMethod } from '@rad-wallet/ui/screens/card-payment';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const deposits: Record<PaymentMethod, string> = {
  card: 'Credit/Debit Card',
  bankTransfer: 'Bank Transfer',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
};

it.each(Object.entries(deposits))('says in English how a deposit was paid: %s', (method, name) => {
  const description = depositDescription(method as PaymentMethod);
  expect(description).toBe(`Deposit via ${name}`);
  expect(toldBy('deposit', description)).toEqual({ kind: 'deposit', name });
});

it('says in English what was converted, and knows it again', () => {
  const postings = conversionPostings({
    source: { currency: 'PKR', accountId: 'a', amount: '1' },
    target: { currency: 'GOLD', accountId: 'b', amount: '1' },
  });
  for (const { type, description } of postings) {
    expect(description).toBe('Convert PKR to GOLD');
    expect(toldBy(type, description)).toEqual({ kind: 'converted', from: 'PKR', to: 'GOLD' });
  }
});

/** From the name of each hook by which a page asks the server, to the end of its call. */
function askings(source: string): string[] {
  return [...source.matchAll(/\buse(?:Money)?Request(?:<[^()]*>)?\(/g)].map(({ index = 0 }) => {
    const rest = source.slice(index);
    let depth = 0;
    const end = [...rest].findIndex((sign) => {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      return sign === ')' && depth === 0;
    });
    return rest.slice(0, end + 1);
  });
}

it('posts no text of the catalogue: what a request is made of is never translated', () => {
  const found = Object.entries(sources).flatMap(([name, source]) =>
    askings(source).map((asking) => [name, asking] as const),
  );
  expect(found.length).toBeGreaterThan(2);
  const translated = found.filter(([, asking]) =>
    /\bt[A-Z]?\w*\((['"`])|useTranslations/.test(asking),
  );
  expect(translated).toEqual([]);
});
