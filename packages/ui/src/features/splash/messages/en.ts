/** The splash: docs/rules.md SPLASH. */
export default {
  page: 'Loading',
  tagline: 'Shariah-compliant • Secure • Transparent',
  progress: 'Loading your wallet',
  stages: {
    starting: 'Starting your wallet...',
    preparing: 'Getting everything ready...',
    opening: 'Opening your wallet...',
    finishing: 'Almost there...',
    complete: 'Welcome',
  },
  noScript: 'RAD Wallet needs JavaScript.',
} as const;
