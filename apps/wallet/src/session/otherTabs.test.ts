// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { getInbox, INBOX_KEY } from '../platform/live/storedInbox';
import { broadcastSignOut, followOtherTabs } from './otherTabs';
import { createSettings, DEFAULT_APP_SETTINGS, getSettings } from './settings';
import { removeStaleRecords } from './signOutTime';
import { createMemoryDevice, createMemoryStorage } from '../platform/storage/testing/memoryStorage';

afterEach(() => vi.useRealTimers());

const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

function openTab() {
  const local = createMemoryStorage();
  const device = createMemoryDevice(local);
  removeStaleRecords(device);
  const onSignedOut = vi.fn();
  followOtherTabs(device, onSignedOut);
  return { local, device, onSignedOut };
}

// Restored pages: docs/rules.md SIGNOUT-10.
it('signs out a page that the browser restores after a sign-out in another tab, once', () => {
  const { local, onSignedOut } = openTab();
  show(true);
  expect(onSignedOut).not.toHaveBeenCalled();
  broadcastSignOut(createMemoryDevice(local));
  show(false);
  expect(onSignedOut).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('signs out a restored page after the first sign-out of the device', () => {
  const { local, onSignedOut } = openTab();
  broadcastSignOut(createMemoryDevice(local));
  show(true);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('signs out a page that was still loading during the sign-out', () => {
  const local = createMemoryStorage();
  const device = createMemoryDevice(local);
  removeStaleRecords(device);
  broadcastSignOut(createMemoryDevice(local));
  const onSignedOut = vi.fn();
  followOtherTabs(device, onSignedOut);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

it('does not sign out again after its own sign-out', () => {
  vi.useFakeTimers();
  const { device, onSignedOut } = openTab();
  broadcastSignOut(device);
  vi.advanceTimersByTime(1000);
  broadcastSignOut(device);
  show(true);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('applies changed settings to a restored page', () => {
  const { local, device } = openTab();
  createSettings(() => local).app.change({ ...DEFAULT_APP_SETTINGS, autoLock: '1' });
  expect(getSettings(device).app.current().autoLock).toBe('5');
  show(true);
  expect(getSettings(device).app.current().autoLock).toBe('1');
});

it('adopts what another tab has read', () => {
  const { local, device } = openTab();
  const settled = { knownUntil: 1, pending: [], settled: ['txn-1'] };
  getInbox(device).change({ ...settled, unread: 1 });
  getInbox(createMemoryDevice(local)).change({ ...settled, unread: 0 });
  window.dispatchEvent(new StorageEvent('storage', { key: INBOX_KEY, newValue: '{}' }));
  expect(getInbox(device).current().unread).toBe(0);
});
