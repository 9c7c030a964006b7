import type { ThemePreference } from '../../theme/applyTheme';

export const LANGUAGES = ['en', 'ur', 'ar'] as const;
export const CURRENCIES = ['PKR', 'USD', 'EUR', 'GBP'] as const;
export const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly ThemePreference[];
/** Minutes without a touch, or never. */
export const AUTO_LOCKS = ['never', '1', '5', '15', '30'] as const;
export const DATA_USAGES = ['low', 'normal', 'high'] as const;

/** How the wallet looks and behaves on this device. docs/rules.md SET-1. */
export interface AppSettings {
  language: (typeof LANGUAGES)[number];
  currency: (typeof CURRENCIES)[number];
  theme: ThemePreference;
  biometrics: boolean;
  autoLock: (typeof AUTO_LOCKS)[number];
  dataUsage: (typeof DATA_USAGES)[number];
}

/** What a card of the screen takes. */
export interface SettingCardProps {
  settings: AppSettings;
  onChange: (change: Partial<AppSettings>) => void;
}
