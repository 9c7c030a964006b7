import { expect, test } from 'vitest';
import { findPageNamespaces } from './lib/pageNamespaces.mjs';

const { first, pages } = findPageNamespaces();

test('the first paint needs what the shell and the home page use', () => {
  expect(first).toEqual(expect.arrayContaining(['common', 'home', 'navigation', 'transactions']));
  expect(first).not.toContain('toasts');
  expect(pages.HomePage).toEqual([]);
});

test('a page needs what it, its components and its lazy-loaded parts use', () => {
  expect(pages.GiftPage).toEqual(
    expect.arrayContaining(['gift', 'giftWraps', 'payment', 'toasts']),
  );
  expect(pages.KycVerificationPage).toEqual(expect.arrayContaining(['fileUpload', 'kyc']));
  expect(pages.lock).toEqual(expect.arrayContaining(['lock', 'signOut']));
});

test('a page does not need what a part with its own loading uses', () => {
  expect(pages.nothingYet).toEqual(['nothingYet']);
  expect(pages.GiftPage).not.toContain('nothingYet');
});

test('a page does not need what other exports of an imported index use', () => {
  // `StatTile`, which the index of the form screens also exports, uses `profile`.
  expect(pages.SendWalletPage).not.toContain('profile');
});
