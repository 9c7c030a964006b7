import type { Device } from './DeviceContext';
import { APP_SETTINGS_KEY, NOTIFICATIONS_KEY, type WalletSettings } from './settings';
import { attempt } from './storage';

/** Stands for an instant: whoever writes it is heard in the wallet's other tabs, and nowhere else. */
const SIGNED_OUT_KEY = 'rad-wallet/signed-out';

/** Says to the wallet's other tabs that the person has signed out. */
export function announceSignOut({ openLocal }: Device): void {
  attempt(openLocal, (storage) => {
    storage.setItem(SIGNED_OUT_KEY, 'yes');
    storage.removeItem(SIGNED_OUT_KEY);
  });
}

/** Takes what another tab changes in the settings, and tells when the person signs out there. docs/rules.md SIGNOUT-10. */
export function followOtherTabs(settings: WalletSettings, onSignedOut: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: everything was cleared.
    if (key === APP_SETTINGS_KEY || key === null) settings.app.reread();
    if (key === NOTIFICATIONS_KEY || key === null) settings.notifications.reread();
    if (key === SIGNED_OUT_KEY && newValue !== null) onSignedOut();
  });
}
