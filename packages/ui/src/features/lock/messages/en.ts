/** The locked wallet: docs/rules.md LOCK. */
export default {
  title: 'Wallet locked',
  text: 'The wallet was locked because it was not in use. Unlock to continue where you left off.',
  unlock: 'Unlock',
  unlockByBiometrics: 'Unlock with biometrics',
  verifying: 'Waiting for your device...',
  signIn: 'Sign in instead',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out instead?',
  signOutText:
    'Anything you have not finished here is cleared from this device. You will need to sign in again.',
  waiting: 'If nothing more appears, reload the screen.',
  toasts: {
    unlockCancelled: {
      title: 'Still locked',
      description:
        'The request was closed, or your device did not recognise you. Please try again.',
    },
    unlockFailed: {
      title: 'Still locked',
      description: 'Your device could not confirm that it is you. Please try again.',
    },
    unlockTimedOut: {
      title: 'Still locked',
      description: 'Your device did not answer in time. Please try again.',
    },
    biometricsGone: {
      title: 'Biometrics are no longer available',
      description: 'Press Unlock instead. You can set them up again in App Settings.',
    },
  },
} as const;
