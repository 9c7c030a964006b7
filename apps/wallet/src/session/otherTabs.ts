import { HIDDEN_BALANCES_KEY, getHiddenBalances } from './hiddenBalances';
import { getInbox, INBOX_KEY } from '../platform/live/storedInbox';
import { APP_SETTINGS_KEY, NOTIFICATIONS_KEY, getSettings } from './settings';
import {
  getFollowedSignOut,
  readSignOutTime,
  recordFollowedSignOut,
  SIGNED_OUT_KEY,
} from './signOutTime';
import { HOLDER_ID_KEY } from '../platform/storage/intents';
import { removeItem, withStorage, type Device } from '../platform/storage/storage';

/** In local storage: the email of the person to whom the data on the device belongs. docs/rules.md AUTH-12. */
export const HOLDER_KEY = 'rad-wallet/holder';

/** Signs out the other tabs. */
export function broadcastSignOut(device: Device): void {
  for (const key of [HOLDER_KEY, HOLDER_ID_KEY]) removeItem(device.openLocal, key);
  withStorage(device.openLocal, (storage) => storage.setItem(SIGNED_OUT_KEY, String(Date.now())));
  recordFollowedSignOut(device);
}

const hasUnfollowedSignOut = (device: Device): boolean =>
  readSignOutTime(device) !== getFollowedSignOut(device).time;

/**
 * Applies settings from other tabs; calls `onSignedOut` when one of them signs out. A page in the back-forward cache
 * gets no `storage` events, so it reads the storage when it is restored. docs/rules.md SIGNOUT-10.
 */
export function followOtherTabs(device: Device, onSignedOut: () => void): void {
  const { app, notifications } = getSettings(device);
  const settings = [
    [APP_SETTINGS_KEY, app],
    [NOTIFICATIONS_KEY, notifications],
    [HIDDEN_BALANCES_KEY, getHiddenBalances(device)],
    [INBOX_KEY, getInbox(device)],
  ] as const;
  /** @param changed null for all settings */
  const reread = (changed: string | null) => {
    for (const [key, setting] of settings) {
      if (changed === null || changed === key) setting.reread();
    }
  };
  const followSignOut = () => {
    recordFollowedSignOut(device);
    onSignedOut();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null after `storage.clear()`.
    reread(key);
    if (key === SIGNED_OUT_KEY && newValue !== null) followSignOut();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reread(null);
    if (hasUnfollowedSignOut(device)) followSignOut();
  });
  // A sign-out before this call dispatched no event here.
  if (hasUnfollowedSignOut(device)) followSignOut();
}
