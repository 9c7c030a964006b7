import { HIDDEN_BALANCES_KEY, getHiddenBalances } from './hiddenBalances';
import { APP_SETTINGS_KEY, NOTIFICATIONS_KEY, getSettings } from './settings';
import { attempt, type Device } from './storage';

/** Written and removed at once: the `storage` event reaches only the wallet's other tabs. */
const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

/** Notifies the wallet's other tabs of the sign-out. */
export function announceSignOut({ openLocal }: Device): void {
  attempt(openLocal, (storage) => {
    storage.setItem(SIGNED_OUT_KEY, 'yes');
    storage.removeItem(SIGNED_OUT_KEY);
  });
}

/** Applies settings changes from other tabs and calls `onSignedOut` after a sign-out there. docs/rules.md SIGNOUT-10. */
export function followOtherTabs(device: Device, onSignedOut: () => void): void {
  const settings = getSettings(device);
  const hiddenBalances = getHiddenBalances(device);
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: everything was cleared.
    if (key === APP_SETTINGS_KEY || key === null) settings.app.reread();
    if (key === NOTIFICATIONS_KEY || key === null) settings.notifications.reread();
    if (key === HIDDEN_BALANCES_KEY || key === null) hiddenBalances.reread();
    if (key === SIGNED_OUT_KEY && newValue !== null) onSignedOut();
  });
}
