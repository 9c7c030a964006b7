// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { expect, it, vi } from 'vitest';
import { getLock } from '../../platform/storage/lockState';
import { DEFAULT_APP_SETTINGS, getSettings } from '../settings';
import {
  createMemoryDevice,
  createMemoryStorage,
} from '../../platform/storage/testing/memoryStorage';
import { startAutoLock } from './autoLock';
import type { Catalogue } from '../../platform/language/catalogue';

// Idle time: docs/rules.md LOCK-1.
it('locks after the chosen idle time, and not before', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><div data-lock></div>';
  const device = createMemoryDevice(createMemoryStorage(), createMemoryStorage());
  getSettings(device).app.change({ ...DEFAULT_APP_SETTINGS, autoLock: '15' });
  // The lock screen never loads, because only the timer is tested.
  const catalogue = { load: () => new Promise(() => {}) } as unknown as Catalogue;
  startAutoLock({ device, queryClient: createQueryClient() }, catalogue, {
    getRoute: () => ({ hasBottomBar: true, isCoveredByLock: true }),
    signedOutPath: '/signed-out',
  });
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(getLock(device).isLocked).toBe(false);
  vi.advanceTimersByTime(1);
  expect(getLock(device).isLocked).toBe(true);
});
