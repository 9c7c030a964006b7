/** The locked wallet: docs/rules.md LOCK. */
export const lock = {
  title: 'Wallet locked',
  text: 'You were away for a while. Unlock to go on where you were.',
  unlock: 'Unlock',
  unlockByBiometrics: 'Unlock with biometrics',
  verifying: 'Asking your device...',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out instead?',
  signOutText:
    'What you had begun here is cleared from this device. You will need to sign in again.',
  waiting: 'If nothing more appears, reload the screen.',
} as const;
