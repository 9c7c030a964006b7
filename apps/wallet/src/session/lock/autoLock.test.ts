// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getLock, LOCK_DUE_KEY } from '../../platform/storage/lockState';
import { DEFAULT_APP_SETTINGS, getSettings } from '../settings';
import {
  createMemoryDevice,
  createMemoryStorage,
} from '../../platform/storage/testing/memoryStorage';
import { startAutoLock } from './autoLock';
import type { Catalogue } from '../../platform/language/catalogue';

const HOUR = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><div data-lock></div>';
});
afterEach(() => vi.useRealTimers());

function open(
  local = createMemoryStorage(),
  settings: Partial<typeof DEFAULT_APP_SETTINGS> = {},
  hasBottomBar = true,
) {
  const session = createMemoryStorage();
  const device = createMemoryDevice(local, session);
  getSettings(device).app.change({ ...DEFAULT_APP_SETTINGS, ...settings });
  // The lock screen never loads, because these tests are only about the timer.
  const catalogue = { load: () => new Promise(() => {}) } as unknown as Catalogue;
  startAutoLock({ device, queryClient: createQueryClient() }, catalogue, {
    getRoute: () => ({ hasBottomBar, isCoveredByLock: hasBottomBar }),
    signedOutPath: '/signed-out',
  });
  return { local, session, device };
}

const isLockedInNewTab = ({ local }: ReturnType<typeof open>) =>
  getLock(createMemoryDevice(local, createMemoryStorage())).isLocked;

// Auto-lock: docs/rules.md LOCK-1.
it('locks after the chosen idle time, and not before', () => {
  const { device } = open(createMemoryStorage(), { autoLock: '15' });
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(getLock(device).isLocked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(getLock(device).isLocked).toBe(true);
});

// docs/rules.md LOCK-10.
it('is locked when it is opened again after its time, even if it ended without an event', () => {
  const wallet = open();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(4 * 60_000);
  expect(isLockedInNewTab(wallet)).toBe(false);
  vi.setSystemTime(Date.now() + 8 * HOUR);
  expect(isLockedInNewTab(wallet)).toBe(true);
});

it('is locked when the browser restores its tab after a crash, but not after a reload', () => {
  const wallet = open();
  const isLockedInRestoredTab = () =>
    getLock(
      createMemoryDevice(
        wallet.local,
        createMemoryStorage(Object.fromEntries(wallet.session.held)),
      ),
    ).isLocked;
  expect(isLockedInRestoredTab()).toBe(false);
  const now = Date.now();
  vi.setSystemTime(now + 8 * HOUR);
  expect(isLockedInRestoredTab()).toBe(true);
  vi.setSystemTime(now);
  window.dispatchEvent(new Event('pagehide'));
  expect(isLockedInRestoredTab()).toBe(false);
});

it('opens again without a lock if it never locks', () => {
  const wallet = open(createMemoryStorage(), { autoLock: 'never' });
  vi.setSystemTime(Date.now() + 8 * HOUR);
  expect(isLockedInNewTab(wallet)).toBe(false);
});

it.each(['5', 'never'] as const)(
  'is locked whenever it is opened with biometrics and %j',
  (autoLock) => {
    const wallet = open(createMemoryStorage(), { autoLock });
    expect(isLockedInNewTab(wallet)).toBe(false);
    const { app } = getSettings(wallet.device);
    app.change({ ...app.current(), biometrics: true, credentialId: 'key' });
    expect(isLockedInNewTab(wallet)).toBe(true);
    const lock = getLock(wallet.device);
    lock.lock();
    lock.unlock();
    expect(isLockedInNewTab(wallet)).toBe(true);
    app.change({ ...app.current(), biometrics: false, credentialId: null });
    lock.unlock();
    expect(isLockedInNewTab(wallet)).toBe(false);
  },
);

it('stores nothing for new tabs on a page that does not lock', () => {
  const { local } = open(createMemoryStorage(), {}, false);
  vi.advanceTimersByTime(HOUR);
  expect(local.held.has(LOCK_DUE_KEY)).toBe(false);
});

it('is not locked by an idle tab beside a tab in use', () => {
  const { local } = open();
  local.setItem(LOCK_DUE_KEY, String(Date.now() + 20 * 60_000));
  vi.advanceTimersByTime(60_000);
  expect(local.held.get(LOCK_DUE_KEY)).toBe(String(Date.now() + 19 * 60_000));
});
