import { expect, it } from 'vitest';
import { announceSignOut } from './otherTabs';
import { removeRecordsOfSignedOut } from './signOutTime';
import { createMemoryDevice, createMemoryStorage } from '../platform/storage/testing/memoryStorage';

const local = createMemoryStorage();
const records = ['giftData', 'giftAttempt', 'giftSent', 'kycAnswers'];

/** Loads the page in a tab that has these records, and returns the names of those left. */
function load(session = createMemoryStorage()) {
  // Each page has its own memory.
  removeRecordsOfSignedOut(createMemoryDevice(local, session));
  return {
    session,
    enter: () => {
      for (const key of records) session.setItem(key, '{}');
    },
    list: () => records.filter((key) => session.getItem(key) !== null),
  };
}

// SIGNOUT-10
it('removes what was entered in a tab before a sign-out in another tab, at its next load', () => {
  const tab = load();
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
  announceSignOut(createMemoryDevice(local));
  expect(load(tab.session).list()).toEqual([]);
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
});

it('keeps what is entered after a sign-out in the same tab', () => {
  const tab = load();
  announceSignOut(createMemoryDevice(local, tab.session));
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
});
