import { HIDDEN_BALANCES_KEY, getHiddenBalances } from './hiddenBalances';
import { APP_SETTINGS_KEY, NOTIFICATIONS_KEY, getSettings } from './settings';
import { withStorage, type Device } from './storage';

/** Set and immediately removed: only the `storage` event matters, which the browser sends to all other tabs. */
const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

export function announceSignOut({ openLocal }: Device): void {
  withStorage(openLocal, (storage) => {
    storage.setItem(SIGNED_OUT_KEY, 'yes');
    storage.removeItem(SIGNED_OUT_KEY);
  });
}

/** Applies settings from other tabs; calls `onSignedOut` when one of them signs out. docs/rules.md SIGNOUT-10. */
export function followOtherTabs(device: Device, onSignedOut: () => void): void {
  const settings = getSettings(device);
  const hiddenBalances = getHiddenBalances(device);
  window.addEventListener('storage', ({ key, newValue }) => {
    // The key is null if the whole storage was cleared.
    if (key === APP_SETTINGS_KEY || key === null) settings.app.reread();
    if (key === NOTIFICATIONS_KEY || key === null) settings.notifications.reread();
    if (key === HIDDEN_BALANCES_KEY || key === null) hiddenBalances.reread();
    if (key === SIGNED_OUT_KEY && newValue !== null) onSignedOut();
  });
}
