import { contacts } from '@rad-wallet/mocks/samples';
import { createPaymentLink, MAX_LINK_MESSAGE_LENGTH } from '@rad-wallet/ui/features/request-money';
import { isSamePhone } from '@rad-wallet/ui/phone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentLink, readPaymentLink } from './paymentLink';

const [contact] = contacts;

const read = (search: string) => readPaymentLink(search, contacts, isSamePhone);

describe('readPaymentLink', () => {
  it('parses the output of createPaymentLink', () => {
    const message = fc.string({ unit: 'binary', maxLength: 200 });
    const amount = fc.integer({ min: 1, max: 10 ** 9 }).map((paisa) => (paisa / 100).toFixed(2));
    fc.assert(
      fc.property(amount, message, (requested, text) => {
        const link = createPaymentLink('https://wallet.example/send-money', {
          target: contact.phone,
          amount: requested,
          message: text,
        });
        expect(read(new URL(link).search)).toEqual({ contact, amount: requested, message: text });
      }),
    );
  });

  it('finds the contact however the number is spaced', () => {
    const digits = contact.phone.replace(/\D/g, '');
    expect(read(`?target=${digits}&amount=5`)).toEqual({ contact, amount: '5', message: '' });
  });

  it('finds the contact by a number without country code', () => {
    const national = contact.phone.replace('+92', '0');
    expect(read(`?target=${encodeURIComponent(national)}&amount=5`)?.contact).toEqual(contact);
  });

  it.each(['۰۳۰۰۹۸۷۶۵۴۳', '0300.9876543', '(0300) 987-6543'])('accepts the number %s', (target) => {
    const link = createPaymentLink('https://wallet.example/send-money', {
      target,
      amount: '5',
      message: '',
    });
    expect(read(new URL(link).search)?.contact.name.replace(/\D/g, '')).toBe('03009876543');
  });

  it('uses the phone number as the name of an unknown payee', () => {
    expect(read('?target=%2B92+345+0000000&amount=5')?.contact).toMatchObject({
      name: '+92 345 0000000',
      phone: '+92 345 0000000',
    });
  });

  it.each(['', '?', '?utm_source=sms'])('ignores %j, which is not a payment link', (search) => {
    expect(isPaymentLink(search)).toBe(false);
  });

  it.each([
    '?target=%2B92+300+1234567',
    '?amount=500',
    '?message=Rent',
    '?target=&amount=500',
    '?target=Fatima&amount=500',
    '?target=--------&amount=500',
    '?target=%2B92+300+1234567&amount=0',
    '?target=%2B92+300+1234567&amount=-5',
    '?target=%2B92+300+1234567&amount=0.001',
    '?target=%2B92+300+1234567&amount=1e5',
    '?target=%2B92+300+1234567&amount=12,50',
    '?target=%2B92+300+1234567&amount=1.500',
    '?target=%2B92+300+1234567&amount=$500',
    '?target=%2B92+300+1234567&amount=500+USD',
    '?target=%2B92+300+1234567&amount=NaN',
    `?target=%2B92+300+1234567&amount=5&message=${'m'.repeat(MAX_LINK_MESSAGE_LENGTH + 1)}`,
    '?target=<script>&amount=5',
  ])('refuses %j', (search) => {
    expect(isPaymentLink(search)).toBe(true);
    expect(read(search)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void read(search)));
  });
});
