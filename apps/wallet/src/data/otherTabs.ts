import { HIDDEN_BALANCES_KEY, getHiddenBalances } from './hiddenBalances';
import { APP_SETTINGS_KEY, NOTIFICATIONS_KEY, getSettings } from './settings';
import { createPerDevice, withStorage, type Device } from './storage';

/** Time of the last sign-out in any tab, ms since 1970. The browser sends a `storage` event to all other tabs. */
export const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

const readSignOut = ({ openLocal }: Device) =>
  withStorage(openLocal, (storage) => storage.getItem(SIGNED_OUT_KEY));

/** The last sign-out that this page has followed or started. */
const getSeenSignOut = createPerDevice((device) => ({ time: readSignOut(device) }));

export function announceSignOut(device: Device): void {
  withStorage(device.openLocal, (storage) => storage.setItem(SIGNED_OUT_KEY, String(Date.now())));
  getSeenSignOut(device).time = readSignOut(device);
}

/**
 * Applies settings from other tabs; calls `onSignedOut` when one of them signs out. A page in the back-forward cache
 * gets no `storage` events, so it reads the storage when it is shown again. docs/rules.md SIGNOUT-10.
 */
export function followOtherTabs(device: Device, onSignedOut: () => void): void {
  const { app, notifications } = getSettings(device);
  const settings = [
    [APP_SETTINGS_KEY, app],
    [NOTIFICATIONS_KEY, notifications],
    [HIDDEN_BALANCES_KEY, getHiddenBalances(device)],
  ] as const;
  /** @param changed null for all settings */
  const reread = (changed: string | null) => {
    for (const [key, setting] of settings) {
      if (changed === null || changed === key) setting.reread();
    }
  };
  const seen = getSeenSignOut(device);
  const followSignOut = (time: string | null) => {
    seen.time = time;
    onSignedOut();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    reread(key);
    if (key === SIGNED_OUT_KEY && newValue !== null) followSignOut(newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    reread(null);
    const time = readSignOut(device);
    if (time !== seen.time) followSignOut(time);
  });
}
