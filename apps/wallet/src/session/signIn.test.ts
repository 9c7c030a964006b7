// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { expect, it, vi } from 'vitest';
import { getIntentStore, HOLDER_ID_KEY } from '../platform/storage/intents';
import { getLock } from '../platform/storage/lockState';
import { createMemoryDevice, createMemoryStorage } from '../platform/storage/testing/memoryStorage';
import { getKycAnswers } from './kycAnswers';
import { broadcastSignOut, HOLDER_KEY } from './otherTabs';
import { GIFT_DRAFT_KEY } from './sessionRecords';
import { defineSessionValue, getSession } from './sessionValues';
import { DEFAULT_APP_SETTINGS, getSettings } from './settings';
import { startSession } from './signIn';
import { removeUserData } from './signOut';
import { SIGNED_OUT_KEY } from './signOutTime';

const visited = defineSessionValue('nothing');
const BALANCES = ['/api/balances'];
const CREDENTIAL = 'key-of-a';
const INTENT = {
  key: 'k',
  startedAt: '2026-11-27',
  subject: 's',
  request: {},
  summary: { payee: 'Sana', amount: '5' },
};

/** Returns a device with everything that A has left on it, after an expired session. */
function useAsA() {
  const local = createMemoryStorage();
  const session = createMemoryStorage({ [GIFT_DRAFT_KEY]: '{"message":"Eid"}' });
  const device = createMemoryDevice(local, session);
  const kept = { device, queryClient: createQueryClient() };
  startSession(kept, 'A@example.com');
  session.setItem(GIFT_DRAFT_KEY, '{"message":"Eid"}');
  getKycAnswers(device).change({ cnicNumber: '35202-1234567-1' });
  getSettings(device).app.change({
    ...DEFAULT_APP_SETTINGS,
    biometrics: true,
    credentialId: CREDENTIAL,
  });
  getSession(device).write(visited, 'funds of A');
  getIntentStore(device).save('sendMoney', INTENT);
  kept.queryClient.setQueryData(BALANCES, { totalBalance: '7' });
  getLock(device).lock();
  local.removeItem(SIGNED_OUT_KEY);
  return { ...kept, kept, local, session };
}

// docs/rules.md AUTH-12.
it('removes everything of A when B signs in, and signs out the other tabs', () => {
  const signalUnknownCredential = vi.fn(() => Promise.resolve());
  vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
  const { device, kept, local, queryClient, session } = useAsA();
  startSession(kept, 'b@example.com');
  expect(session.held.has(GIFT_DRAFT_KEY)).toBe(false);
  expect(getKycAnswers(device).current()).toEqual({});
  expect(getSettings(device).app.current()).toEqual(DEFAULT_APP_SETTINGS);
  expect(signalUnknownCredential).toHaveBeenCalledWith(
    expect.objectContaining({ credentialId: CREDENTIAL }),
  );
  expect(getSession(device).read(visited)).toBe('nothing');
  expect(getIntentStore(device).load('sendMoney')).toEqual([]);
  expect([...local.held.values()].join()).not.toMatch(/Sana|35202|a@example/);
  expect(queryClient.getQueryData(BALANCES)).toBeUndefined();
  expect(getLock(device).isLocked).toBe(false);
  // Other tabs follow this record.
  expect(local.held.has(SIGNED_OUT_KEY)).toBe(true);
  expect(local.held.get(HOLDER_KEY)).toBe('b@example.com');
  vi.unstubAllGlobals();
});

it('keeps everything when the same person signs in again, however the email is typed', () => {
  const { device, kept, local, queryClient, session } = useAsA();
  startSession(kept, ' \u2066a@EXAMPLE.com\u2069 ');
  expect(session.held.has(GIFT_DRAFT_KEY)).toBe(true);
  expect(getKycAnswers(device).current()).toEqual({ cnicNumber: '35202-1234567-1' });
  expect(getSettings(device).app.current().credentialId).toBe(CREDENTIAL);
  expect(getSession(device).read(visited)).toBe('funds of A');
  expect(getIntentStore(device).load('sendMoney')).toEqual([expect.objectContaining(INTENT)]);
  expect(getLock(device).isLocked).toBe(false);
  expect(local.held.has(SIGNED_OUT_KEY)).toBe(false);
  // It was loaded without a session.
  expect(queryClient.getQueryData(BALANCES)).toBeUndefined();
});

it('does not keep the email after a sign-out', () => {
  const { device, local } = useAsA();
  broadcastSignOut(device);
  expect(local.held.has(HOLDER_KEY)).toBe(false);
});

// docs/rules.md PAY-10.
it('shows A what was unfinished before a sign-out, and B nothing of it', async () => {
  const { device, kept, local } = useAsA();
  const store = getIntentStore(device);
  const signIn = async (email: string) => {
    startSession(kept, email);
    await vi.waitFor(() => expect(local.held.has(HOLDER_ID_KEY)).toBe(true));
  };
  const signOut = () => {
    removeUserData(kept);
    broadcastSignOut(device);
  };
  await vi.waitFor(() => expect(local.held.has(HOLDER_ID_KEY)).toBe(true));
  signOut();
  expect([...local.held.values()].join()).not.toMatch(/Sana|example/);
  await signIn('b@example.com');
  expect(store.listKept()).toEqual([]);
  signOut();
  await signIn('A@example.com');
  expect(store.listKept()).toEqual([expect.objectContaining({ flow: 'sendMoney', key: 'k' })]);
});

it('removes what somebody unknown has left', () => {
  const session = createMemoryStorage({ [GIFT_DRAFT_KEY]: '{}' });
  const device = createMemoryDevice(createMemoryStorage(), session);
  startSession({ device, queryClient: createQueryClient() }, 'b@example.com');
  expect(session.held.has(GIFT_DRAFT_KEY)).toBe(false);
});
