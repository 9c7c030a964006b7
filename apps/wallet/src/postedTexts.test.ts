import { createConversionPostings, describeDeposit, parseDescription } from '@rad-wallet/api';
import type { PaymentMethod } from '@rad-wallet/ui/features/card-payment';
import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!**/*.test.*'], {
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

it.each(Object.entries(deposits))('names the deposit method in English: %s', (method, name) => {
  const description = describeDeposit(method as PaymentMethod);
  expect(description).toBe(`Deposit via ${name}`);
  expect(parseDescription('deposit', description).counterparty).toBe(name);
});

it('names the converted currencies in English, and parses them again', () => {
  const postings = createConversionPostings({
    source: { currency: 'PKR', accountId: 'a', amount: '1' },
    target: { currency: 'GOLD', accountId: 'b', amount: '1' },
  });
  for (const { type, description } of postings) {
    expect(description).toBe('Convert PKR to GOLD');
    expect(parseDescription(type, description).conversion).toEqual({ from: 'PKR', to: 'GOLD' });
  }
});

function requestCalls(source: string): string[] {
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

it('posts no text of the catalogue: requests are never translated', () => {
  const found = Object.entries(sources).flatMap(([name, source]) =>
    requestCalls(source).map((call) => [name, call] as const),
  );
  expect(found.length).toBeGreaterThan(2);
  const translated = found.filter(([, call]) => /\bt[A-Z]?\w*\((['"`])|useMessages/.test(call));
  expect(translated).toEqual([]);
});
