/** The locked wallet: docs/rules.md LOCK. */
export default {
  title: 'Wallet locked',
  text: 'The wallet was locked because it was not in use. Unlock to continue where you left off.',
  unlock: 'Unlock',
  unlockByBiometrics: 'Unlock with biometrics',
  verifying: 'Waiting for your device...',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out instead?',
  signOutText:
    'Anything you have not finished here is cleared from this device. You will need to sign in again.',
  waiting: 'If nothing more appears, reload the screen.',
} as const;
