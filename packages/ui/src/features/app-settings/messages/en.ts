/** App settings: docs/rules.md SET. */
export default {
  title: 'App Settings',
  subtitle: 'Kept on this device',
  region: 'Language and currency',
  language: 'Language',
  languageHint: 'Takes effect at once.',
  currency: 'Currency',
  currencyHint:
    'Your choice is saved, but balances stay in PKR: there are no exchange rates for EUR and GBP yet.',
  appearance: 'Appearance',
  theme: 'Theme',
  themeHint: 'Auto follows your device.',
  security: 'Security',
  biometrics: 'Biometrics',
  biometricsHint:
    'Unlock with your fingerprint, face or device lock. This protects the screen of a locked wallet, not your account.',
  biometricsAsking: 'Waiting for your device...',
  autoLock: 'Auto-lock',
  autoLockHint:
    'Locks the wallet when it has not been used for this long. What you have typed is kept.',
  data: 'Data',
  dataUsage: 'Data usage',
  dataUsageHint: 'Low skips fonts that are not essential. High works like Normal for now.',
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
    'When you sign out, language, theme and data usage stay on this device. Everything else starts afresh.',
  toasts: {
    biometricsCancelled: {
      title: 'Biometrics stay off',
      description: 'The request was closed, or your device did not recognise you.',
    },
    biometricsFailed: {
      title: 'Biometrics stay off',
      description: 'Your device could not set them up. Please try again.',
    },
    biometricsTimedOut: {
      title: 'Biometrics stay off',
      description: 'Your device did not answer in time. Please try again.',
    },
    biometricsUnavailable: {
      title: 'Biometrics are not available here',
      description: 'This browser does not support unlocking by fingerprint, face or device lock.',
    },
  },
} as const;
