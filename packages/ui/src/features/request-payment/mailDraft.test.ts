import { expect, it } from 'vitest';
import { createMailtoUrl } from './mailDraft';

it('keeps every character of subject and body', () => {
  const subject = 'Payment request: 5000 PKR for چائے & samosa = 50% + tip?';
  const body = ['Please pay 5000 PKR.', '', 'Pay here: https://pay.rad.example/r/a?x=1&y=2#z'];
  const url = new URL(createMailtoUrl({ subject, body }));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('');
  expect([...url.searchParams]).toEqual([
    ['subject', subject],
    ['body', body.join('\r\n')],
  ]);
});

it('replaces half of a surrogate pair, which a URL cannot contain', () => {
  const url = new URL(createMailtoUrl({ subject: 'Lunch \ud83c', body: ['\udf7d 🍽'] }));
  expect([...url.searchParams.values()]).toEqual(['Lunch \ufffd', '\ufffd 🍽']);
});

it('removes bidi controls', () => {
  const subject = `رقم \u2066Rs.\u00a05,000.00\u2069`;
  expect(new URL(createMailtoUrl({ subject, body: [subject] })).searchParams.get('subject')).toBe(
    'رقم Rs. 5,000.00',
  );
});

it('encodes spaces so that no mail app shows a plus', () => {
  expect(createMailtoUrl({ subject: 'a b', body: ['c d'] })).toBe(
    'mailto:?subject=a%20b&body=c%20d',
  );
});
