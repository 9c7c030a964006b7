import { describe, expect, test } from 'vitest';
import {
  askedTexts,
  declaredTexts,
  lockTexts,
  noticeTexts,
  textsByPage,
} from './lib/pageTexts.mjs';

/** The texts that come with a page of its own, and not with the first paint or with all pages. */
const byPage = textsByPage();

const pages = declaredTexts();

test('the table of routes is read', () => {
  const table = "{ page: 'KycVerificationPage', texts: ['kyc', 'fileUpload'] }";
  expect([...declaredTexts(table)]).toEqual([['KycVerification', ['kyc', 'fileUpload']]]);
  expect([...declaredTexts("{ page: 'HomePage', texts: null }")]).toEqual([['Home', []]]);
  expect(pages.size).toBe(30);
  expect(byPage.length).toBeGreaterThan(30);
});

// Without them a page would show keys in place of words; with more it would load what nobody reads.
describe('a page is loaded with the texts that it asks for, and no others', () => {
  test.each([...pages.keys()])('%s', (page) => {
    const asked = askedTexts(`apps/wallet/src/pages/${page}Page.tsx`);
    expect(asked.filter((part) => byPage.includes(part)).toSorted()).toEqual(
      (pages.get(page) ?? []).toSorted(),
    );
  });
});

test('the lock is loaded with its own', () => {
  const asked = askedTexts('apps/wallet/src/lock/LockRoot.tsx');
  expect(asked.filter((part) => byPage.includes(part))).toEqual(lockTexts());
});

test('what is said of line and builds is loaded with its own', () => {
  const asked = askedTexts('apps/wallet/src/offline/startOffline.tsx');
  expect(asked.filter((part) => byPage.includes(part))).toEqual(noticeTexts());
});
