import { AUTO_LOCKS, CURRENCIES, type AppSettings } from '@rad-wallet/ui/features/app-settings';
import { isClockTime, type NotificationSettings } from '@rad-wallet/ui/features/notifications';
import * as v from 'valibot';
import { useDevice } from '../platform/storage/DeviceContext';
import { APP_SETTINGS_KEY, DEFAULT_APPEARANCE, appearanceFields } from '../platform/appearance';
import { createPerDevice, type OpenStorage } from '../platform/storage/storage';
import { StoredSetting } from '../platform/storage/storedSetting';

export interface StoredAppSettings extends AppSettings {
  /** Id of the WebAuthn credential for biometrics; null while they are off. */
  credentialId: string | null;
}

/** Default app settings: docs/rules.md SET-1. */
export const DEFAULT_APP_SETTINGS: StoredAppSettings = {
  ...DEFAULT_APPEARANCE,
  currency: 'PKR',
  biometrics: false,
  credentialId: null,
  autoLock: '5',
};

/** Default notification settings: docs/rules.md NOTIFY-1, NOTIFY-4. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  preferences: {
    push: true,
    email: true,
    sms: false,
    transactions: true,
    investments: true,
    security: true,
    promotions: false,
    news: false,
    reminders: true,
  },
  quietHours: { from: '22:00', to: '08:00' },
};

export { APP_SETTINGS_KEY } from '../platform/appearance';
export const NOTIFICATIONS_KEY = 'rad-wallet/notifications';

/** An invalid field falls back to its own default; a value that is not an object is replaced with all defaults. */
const appSettingsSchema = v.pipe(
  v.object({
    ...appearanceFields,
    currency: v.fallback(v.picklist(CURRENCIES), DEFAULT_APP_SETTINGS.currency),
    biometrics: v.fallback(v.boolean(), DEFAULT_APP_SETTINGS.biometrics),
    credentialId: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]+$/))), null),
    autoLock: v.fallback(v.picklist(AUTO_LOCKS), DEFAULT_APP_SETTINGS.autoLock),
  }),
  // Biometrics do not work without a credential: docs/rules.md LOCK-6.
  v.transform((kept) =>
    kept.biometrics && kept.credentialId !== null
      ? kept
      : { ...kept, biometrics: false, credentialId: null },
  ),
);

const { preferences, quietHours } = DEFAULT_NOTIFICATION_SETTINGS;
const createToggleSchema = (isOn: boolean) => v.fallback(v.boolean(), isOn);
const createClockTimeSchema = (time: string) =>
  v.fallback(v.pipe(v.string(), v.check(isClockTime)), time);

const notificationsSchema = v.object({
  preferences: v.fallback(
    v.object({
      push: createToggleSchema(preferences.push),
      email: createToggleSchema(preferences.email),
      sms: createToggleSchema(preferences.sms),
      transactions: createToggleSchema(preferences.transactions),
      investments: createToggleSchema(preferences.investments),
      // Security notifications are always on: docs/rules.md NOTIFY-3.
      security: v.fallback(v.literal(true), true),
      promotions: createToggleSchema(preferences.promotions),
      news: createToggleSchema(preferences.news),
      reminders: createToggleSchema(preferences.reminders),
    }),
    preferences,
  ),
  quietHours: v.fallback(
    v.object({
      from: createClockTimeSchema(quietHours.from),
      to: createClockTimeSchema(quietHours.to),
    }),
    quietHours,
  ),
});

export interface WalletSettings {
  app: StoredSetting<StoredAppSettings>;
  notifications: StoredSetting<NotificationSettings>;
}

/** Creates settings backed by a storage that may be unavailable, throw, or contain invalid data. */
export function createSettings(open: OpenStorage): WalletSettings {
  return {
    app: new StoredSetting<StoredAppSettings>({
      key: APP_SETTINGS_KEY,
      schema: appSettingsSchema,
      defaults: DEFAULT_APP_SETTINGS,
      /** Settings kept after sign-out: docs/rules.md SIGNOUT-8. */
      ofDevice: ({ language, theme, dataUsage }) => ({ language, theme, dataUsage }),
      open,
    }),
    notifications: new StoredSetting<NotificationSettings>({
      key: NOTIFICATIONS_KEY,
      schema: notificationsSchema,
      defaults: DEFAULT_NOTIFICATION_SETTINGS,
      open,
    }),
  };
}

export const getSettings = createPerDevice(({ openLocal }) => createSettings(openLocal));

export const useSettings = (): WalletSettings => getSettings(useDevice());
