import { describe, expect, test } from 'vitest';
import { LOCK_TEXTS } from '../apps/wallet/src/lock/lockCover';
import * as later from '../packages/ui/src/messages/en/later';
import * as shared from '../packages/ui/src/messages/en/shared';
import { askedTexts, declaredTexts } from './lib/pageTexts.mjs';

/** The texts that come with a page of its own, and not with the first paint or with all pages. */
const byPage = Object.keys(later).filter((part) => !Object.hasOwn(shared, part));

const pages = declaredTexts();

test('the table of routes is read', () => {
  const table = "page(() => import('./pages/KycVerificationPage'), ['kyc', 'fileUpload'], {})";
  expect([...declaredTexts(table)]).toEqual([['KycVerification', ['kyc', 'fileUpload']]]);
  expect([...declaredTexts("['/', route(() => import('./pages/HomePage'))]")]).toEqual([
    ['Home', []],
  ]);
  expect(pages.size).toBe(30);
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
  expect(asked.filter((part) => byPage.includes(part))).toEqual(LOCK_TEXTS);
});
