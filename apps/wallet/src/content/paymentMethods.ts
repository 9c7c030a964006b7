import type { DigitalWallet } from '@rad-wallet/ui/screens/payment-methods';

/** Supported mobile wallets in Pakistan. */
export const digitalWallets: readonly DigitalWallet[] = [
  { id: 'jazzcash', name: 'JazzCash' },
  { id: 'easypaisa', name: 'Easypaisa' },
];
