/** App settings: docs/rules.md SET. */
export const appSettings = {
  title: 'App Settings',
  subtitle: 'Kept on this device',
  region: 'Language and currency',
  language: 'Language',
  languageHint: 'Takes effect at once.',
  currency: 'Currency',
  currencyHint:
    'Your choice is kept, and balances stay in PKR: the wallet has no rates for EUR and GBP.',
  appearance: 'Appearance',
  theme: 'Theme',
  themeHint: 'Auto follows your device.',
  security: 'Security',
  biometrics: 'Biometrics',
  biometricsHint:
    'Unlock by fingerprint, face or the lock of your device. This guards the screen of a locked wallet, not your account.',
  biometricsAsking: 'Asking your device...',
  autoLock: 'Auto-lock',
  autoLockHint:
    'Covers the wallet when nobody has touched it for that long. What you typed stays until you are back.',
  data: 'Data',
  dataUsage: 'Data usage',
  dataUsageHint: 'Low loads no fonts that the wallet can do without. High is like Normal so far.',
  choices: {
    language: { auto: 'As the device' },
    currency: {
      PKR: 'PKR (Pakistani Rupee)',
      USD: 'USD (US Dollar)',
      EUR: 'EUR (Euro)',
      GBP: 'GBP (British Pound)',
    },
    theme: { light: 'Light', dark: 'Dark', auto: 'Auto' },
    autoLock: {
      never: 'Never',
      '1': '1 minute',
      '5': '5 minutes',
      '15': '15 minutes',
      '30': '30 minutes',
    },
    dataUsage: { low: 'Low', normal: 'Normal', high: 'High' },
  },
  afterSignOut:
    'Signing out keeps language, theme and data usage, the look of this device. The rest starts afresh.',
} as const;
