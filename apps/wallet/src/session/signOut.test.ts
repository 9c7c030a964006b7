import { createQueryClient } from '@rad-wallet/api';
import { describe, expect, it } from 'vitest';
import { SIGN_OUT_INCOMPLETE } from './signOut';
import { getInbox, INBOX_KEY } from '../platform/live/storedInbox';
import { getKycAnswers } from './kycAnswers';
import { KYC_ANSWERS_KEY } from './sessionRecords';
import { LOCK_DUE_KEY, LOCKED_KEY, getLock } from '../platform/storage/lockState';
import {
  APP_SETTINGS_KEY,
  DEFAULT_APP_SETTINGS,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATIONS_KEY,
  getSettings,
} from './settings';
import { removeUserData } from './signOut';
import {
  createMemoryDevice,
  createMemoryStorage,
  denyAccess,
} from '../platform/storage/testing/memoryStorage';
import { getSession, defineSessionValue } from './sessionValues';

const cards = defineSessionValue(['one']);
const BALANCES = ['/api/balances'];

async function usedWallet(given: Parameters<typeof createMemoryStorage>[1] = {}) {
  const local = createMemoryStorage({ 'another-app': 'mine' }, given);
  const session = createMemoryStorage({ giftData: '{}', giftSent: '{}' }, given);
  const device = createMemoryDevice(local, session);
  const queryClient = createQueryClient();
  const { app, notifications } = getSettings(device);
  app.change({ ...DEFAULT_APP_SETTINGS, currency: 'USD' });
  notifications.change({
    ...DEFAULT_NOTIFICATION_SETTINGS,
    quietHours: { from: '01:00', to: '02:00' },
  });
  getLock(device).lock();
  getKycAnswers(device).change({ fullName: 'Ayesha' });
  getInbox(device).change({ knownUntil: 1, pending: [], settled: ['txn-1'], unread: 1 });
  getSession(device).write(cards, []);
  await queryClient.fetchQuery({ queryKey: BALANCES, queryFn: () => ({ totalBalance: '7' }) });
  return { device, local, queryClient, session };
}

describe('removeUserData', () => {
  it('removes their data from storage, cache and memory, and nothing else', async () => {
    const { device, local, queryClient, session } = await usedWallet();
    removeUserData({ device, queryClient });
    expect([...local.held]).toEqual([['another-app', 'mine']]);
    expect([...session.held]).toEqual([]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(getSettings(device).app.current()).toEqual(DEFAULT_APP_SETTINGS);
    expect(getSettings(device).notifications.current()).toEqual(DEFAULT_NOTIFICATION_SETTINGS);
    expect(getLock(device).isLocked).toBe(false);
    expect(getKycAnswers(device).current()).toEqual({});
    expect(getInbox(device).current()).toMatchObject({ knownUntil: null, settled: [], unread: 0 });
    expect(getSession(device).read(cards)).toEqual(['one']);
    expect(getSession(device).read(SIGN_OUT_INCOMPLETE)).toBe(false);
  });

  it('drops a pending query', async () => {
    const { device, queryClient } = await usedWallet();
    let answer = (_balances: object) => {};
    const reading = queryClient.fetchQuery({
      queryKey: ['/api/accounts'],
      queryFn: () =>
        new Promise<object>((resolve) => {
          answer = resolve;
        }),
    });
    removeUserData({ device, queryClient });
    answer({ balance: '7' });
    await reading.catch(() => {});
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('clears the memory even if the storage cannot be cleared, and reports it', async () => {
    const { device, local, queryClient, session } = await usedWallet({ removeItem: denyAccess });
    removeUserData({ device, queryClient });
    expect([...local.held.keys()]).toEqual([
      'another-app',
      APP_SETTINGS_KEY,
      NOTIFICATIONS_KEY,
      LOCKED_KEY,
      INBOX_KEY,
    ]);
    expect([...session.held.keys()]).toEqual([
      'giftData',
      'giftSent',
      LOCK_DUE_KEY,
      KYC_ANSWERS_KEY,
    ]);
    expect(getSettings(device).app.current()).toEqual(DEFAULT_APP_SETTINGS);
    expect(getSession(device).read(cards)).toEqual(['one']);
    expect(getSession(device).read(SIGN_OUT_INCOMPLETE)).toBe(true);
  });

  it('reports nothing without a storage', () => {
    const device = { openLocal: denyAccess, openSession: denyAccess };
    removeUserData({ device, queryClient: createQueryClient() });
    expect(getSession(device).read(SIGN_OUT_INCOMPLETE)).toBe(false);
  });
});
