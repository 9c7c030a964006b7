import { expect, it } from 'vitest';
import { defaultHrefs } from '../../hooks/useHrefs';
import { activeTab } from './activeTab';

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
  expect(activeTab(path)).toBe('history');
});

it.each([
  '/profile',
  '/kyc-verification',
  '/payment-methods',
  '/notifications',
  '/app-settings',
  '/help-support',
])('marks settings on %s', (path) => {
  expect(activeTab(path)).toBe('settings');
});

it('marks home on / alone', () => {
  expect(activeTab('/')).toBe('home');
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
  expect(activeTab(path)).toBeUndefined();
});

it('marks a path of the app as it marks the wallet’s own', () => {
  const hrefs = {
    ...defaultHrefs,
    history: '/activity',
    sendMoney: '/money/send',
    gift: '/bank-of-gifts',
  };
  expect(activeTab('/activity', hrefs)).toBe('history');
  expect(activeTab('/money/send', hrefs)).toBe('history');
  expect(activeTab('/bank-of-gifts', hrefs)).toBeUndefined();
  expect(activeTab('/bank-of-gifts')).toBe('history');
});
