import { LOCALES } from '../../locale/languages';
import type { ThemePreference } from '../../theme/applyTheme';

/** `auto` follows the device. docs/rules.md LANG-2. */
export const LANGUAGES = ['auto', ...LOCALES] as const;
export type Language = (typeof LANGUAGES)[number];
/** Selectable display currencies, which have no effect yet. docs/rules.md SET-6. */
export const CURRENCIES = ['PKR', 'USD', 'EUR', 'GBP'] as const;
export type SettingsCurrency = (typeof CURRENCIES)[number];
/** `auto` follows the device. docs/rules.md SET-4. */
export const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly ThemePreference[];
/** Idle minutes before the wallet locks, or never. docs/rules.md LOCK-1. */
export const AUTO_LOCKS = ['never', '1', '5', '15', '30'] as const;
/** `low` uses system fonts; `high` has no effect yet. docs/rules.md SET-5. */
export const DATA_USAGES = ['low', 'normal', 'high'] as const;

/**
 * Settings stored on this device. Apps with their own languages or currencies pass the ids as type parameters.
 * docs/rules.md SET-1.
 */
export interface AppSettings<
  LanguageId extends string = Language,
  CurrencyId extends string = SettingsCurrency,
> {
  language: LanguageId;
  currency: CurrencyId;
  theme: ThemePreference;
  biometrics: boolean;
  autoLock: (typeof AUTO_LOCKS)[number];
  dataUsage: (typeof DATA_USAGES)[number];
}

export const SETTING_OPTIONS = {
  language: LANGUAGES,
  currency: CURRENCIES,
  theme: THEMES,
  autoLock: AUTO_LOCKS,
  dataUsage: DATA_USAGES,
} as const;

export type ChoiceId = keyof typeof SETTING_OPTIONS;

export interface SettingProps<
  LanguageId extends string = Language,
  CurrencyId extends string = SettingsCurrency,
> {
  /** The current settings. */
  settings: AppSettings<LanguageId, CurrencyId>;
  /** Called with only the changed settings. */
  onChange: (change: Partial<AppSettings<LanguageId, CurrencyId>>) => void;
}
