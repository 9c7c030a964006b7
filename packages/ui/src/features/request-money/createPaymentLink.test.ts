import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaymentLink } from './createPaymentLink';

const address = 'https://wallet.example/send-money';

// Any characters except lone surrogates, which a URL cannot contain.
const text = fc.string({ unit: 'binary' });

describe('createPaymentLink', () => {
  it('can be parsed back into its input', () => {
    fc.assert(
      fc.property(text, text, text, (target, amount, message) => {
        const { origin, pathname, searchParams } = new URL(
          createPaymentLink(address, { target, amount, message }),
        );
        expect(origin + pathname).toBe(address);
        expect([...searchParams]).toEqual([
          ['target', target],
          ['amount', amount],
          ['message', message],
        ]);
      }),
    );
  });

  it('is plain text that can be pasted anywhere', () => {
    fc.assert(
      fc.property(text, (message) => {
        const link = createPaymentLink(address, {
          target: '+92 300 1234567',
          amount: '1500',
          message,
        });
        expect(link).toMatch(/^[\w:/.?=&%*+-]+$/);
      }),
    );
  });

  it('encodes the plus of a phone number', () => {
    const request = { target: '+92 300 1234567', amount: '2500.50', message: 'Tea & cake' };
    expect(createPaymentLink(address, request)).toBe(
      `${address}?target=%2B92+300+1234567&amount=2500.50&message=Tea+%26+cake`,
    );
  });

  it('rejects an incomplete address', () => {
    const request = { target: 'a', amount: '1', message: '' };
    expect(() => createPaymentLink('/send-money', request)).toThrow(TypeError);
  });
});
