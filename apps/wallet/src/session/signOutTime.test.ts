import { expect, it } from 'vitest';
import { broadcastSignOut } from './otherTabs';
import { removeStaleRecords } from './signOutTime';
import { createMemoryDevice, createMemoryStorage } from '../platform/storage/testing/memoryStorage';

const local = createMemoryStorage();
const records = ['giftData', 'giftSent', 'kycAnswers'];

/** Loads the page in a tab with these records, and returns the keys of those that remain. */
function load(session = createMemoryStorage()) {
  // Each page has its own memory.
  removeStaleRecords(createMemoryDevice(local, session));
  return {
    session,
    enter: () => {
      for (const key of records) session.setItem(key, '{}');
    },
    list: () => records.filter((key) => session.getItem(key) !== null),
  };
}

// Tabs that were not running: docs/rules.md SIGNOUT-10.
it('removes user input that predates a sign-out in another tab, at the next load', () => {
  const tab = load();
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
  broadcastSignOut(createMemoryDevice(local));
  expect(load(tab.session).list()).toEqual([]);
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
});

it('keeps user input after a sign-out in the same tab', () => {
  const tab = load();
  broadcastSignOut(createMemoryDevice(local, tab.session));
  tab.enter();
  expect(load(tab.session).list()).toEqual(records);
});
