import { expect, it } from 'vitest';
import { defaultHrefs } from '../../hooks/useHrefs';
import { getActiveTab } from './getActiveTab';

it.each([
  '/funds',
  '/transactions',
  '/send-money',
  '/send-wallet',
  '/request-money',
  '/request-payment',
  '/add-money',
  '/withdraw',
  '/withdraw-cash',
  '/bank-deposit',
  '/bank-transfer',
  '/crypto-deposit',
  '/crypto-transfer',
  '/card-payment',
])('marks history on %s', (path) => {
  expect(getActiveTab(path)).toBe('history');
});

it.each([
  '/profile',
  '/kyc-verification',
  '/payment-methods',
  '/notifications',
  '/app-settings',
  '/help-support',
])('marks settings on %s', (path) => {
  expect(getActiveTab(path)).toBe('settings');
});

it('marks home on / only', () => {
  expect(getActiveTab('/')).toBe('home');
});

it.each([
  '/cards',
  '/conversion',
  '/gift-contact',
  '/gift-receipt',
  '/qr-payment',
  '/bill-payment',
  '/investment-marketplace',
  '/referral-program',
  '/transaction-receipt',
  '/sign-out-confirmation',
  '/fundsx',
  '/profile-picture',
  '/send',
  '',
])('marks nothing on %j', (path) => {
  expect(getActiveTab(path)).toBeUndefined();
});

it('treats a path of the app like the wallet’s own', () => {
  const hrefs = {
    ...defaultHrefs,
    history: '/activity',
    sendMoney: '/money/send',
    gift: '/bank-of-gifts',
  };
  expect(getActiveTab('/activity', hrefs)).toBe('history');
  expect(getActiveTab('/money/send', hrefs)).toBe('history');
  expect(getActiveTab('/bank-of-gifts', hrefs)).toBeUndefined();
  expect(getActiveTab('/bank-of-gifts')).toBe('history');
});
