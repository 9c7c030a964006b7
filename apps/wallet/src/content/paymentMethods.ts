import type { DigitalWallet } from '@rad-wallet/ui/screens/payment-methods';

/** The mobile wallets of Pakistan that are on offer. */
export const digitalWallets: readonly DigitalWallet[] = [
  { id: 'jazzcash', name: 'JazzCash' },
  { id: 'easypaisa', name: 'Easypaisa' },
];
