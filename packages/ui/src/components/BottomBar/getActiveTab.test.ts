import { PiggyBank } from 'lucide-react';
import { expect, it } from 'vitest';
import { defaultHrefs } from '../../hooks/useHrefs';
import { getActiveTab } from './getActiveTab';
import { defaultTabs, type BottomBarTab } from './tabs';

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

const savings: BottomBarTab<'savings'> = {
  id: 'savings',
  icon: PiggyBank,
  label: 'Savings',
  href: '/savings',
  paths: ['/goals', '/savings-*'],
};

it.each([
  ['/savings', 'savings'],
  ['/savings-plan', 'savings'],
  ['/goals', 'savings'],
  ['/goals/1', undefined],
  ['/savingsplan', undefined],
  ['/profile', undefined],
  ['/send-money', 'history'],
])('finds the tab of %s among tabs of the app', (path, tab) => {
  const tabs = [savings, ...defaultTabs.filter(({ id }) => id !== 'settings')];
  expect(getActiveTab(path, defaultHrefs, tabs)).toBe(tab);
});

it('prefers the tab that links to a path, and then the first', () => {
  const send: BottomBarTab = { ...savings, id: 'send', href: '/send-money', paths: ['/send-*'] };
  expect(getActiveTab('/send-money', defaultHrefs, [...defaultTabs, send])).toBe('send');
  expect(getActiveTab('/send-wallet', defaultHrefs, [...defaultTabs, send])).toBe('history');
  expect(getActiveTab('/send-wallet', defaultHrefs, [send, ...defaultTabs])).toBe('send');
});

it('matches the path in hrefs of a tab that links to a destination', () => {
  const cards: BottomBarTab = { id: 'cards', icon: PiggyBank, label: 'Cards', to: 'cards' };
  expect(getActiveTab('/my-cards', { ...defaultHrefs, cards: '/my-cards' }, [cards])).toBe('cards');
  expect(getActiveTab('/cards', { ...defaultHrefs, cards: '/my-cards' }, [cards])).toBeUndefined();
});
