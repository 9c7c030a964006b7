import { LOCALES, type Locale } from '../../messages/locale';
import type { ThemePreference } from '../../theme/applyTheme';

/** The languages to choose from; `auto` is the device's own. docs/rules.md LANG-2. */
export const LANGUAGES = ['auto', ...LOCALES] as const;
/** Each named in itself, whatever the language of the screen: who cannot read that one must find their own. */
export const LANGUAGE_NAMES = {
  en: 'English',
  ur: 'اردو',
  ar: 'العربية',
} as const satisfies Record<Locale, string>;
/** A choice of language. */
export type Language = (typeof LANGUAGES)[number];
/** What figures can be shown in. docs/rules.md SET-6. */
export const CURRENCIES = ['PKR', 'USD', 'EUR', 'GBP'] as const;
/** The looks to choose from. docs/rules.md SET-4. */
export const THEMES = ['light', 'dark', 'auto'] as const satisfies readonly ThemePreference[];
/** Minutes without a touch or key, or never. docs/rules.md LOCK-1. */
export const AUTO_LOCKS = ['never', '1', '5', '15', '30'] as const;
/** How freely the wallet may load. docs/rules.md SET-5. */
export const DATA_USAGES = ['low', 'normal', 'high'] as const;

/** How the wallet looks and behaves on this device. docs/rules.md SET-1. */
export interface AppSettings {
  language: Language;
  currency: (typeof CURRENCIES)[number];
  theme: ThemePreference;
  biometrics: boolean;
  autoLock: (typeof AUTO_LOCKS)[number];
  dataUsage: (typeof DATA_USAGES)[number];
}

/** What can be chosen of each setting that is a choice. */
export const CHOICES = {
  language: LANGUAGES,
  currency: CURRENCIES,
  theme: THEMES,
  autoLock: AUTO_LOCKS,
  dataUsage: DATA_USAGES,
} as const;

/** A setting that is one of several. */
export type ChoiceId = keyof typeof CHOICES;

/** What each setting of the screen takes. */
export interface SettingProps {
  /** All settings, as they are. */
  settings: AppSettings;
  /** Takes what is changed. */
  onChange: (change: Partial<AppSettings>) => void;
}
