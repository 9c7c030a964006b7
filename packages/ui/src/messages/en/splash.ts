/** The splash: docs/rules.md SPLASH. */
export const splash = {
  page: 'Loading',
  tagline: 'Shariah-compliant • Secure • Transparent',
  progress: 'Loading your wallet',
  stages: {
    starting: 'Starting your wallet...',
    securing: 'Securing the connection...',
    loading: 'Loading your balances...',
    finishing: 'Almost there...',
    complete: 'Welcome',
  },
} as const;
