import type { DigitalWallet } from '@rad-wallet/ui/screens/payment-methods';

export const digitalWallets: readonly DigitalWallet[] = [
  { id: 'jazzcash', name: 'JazzCash' },
  { id: 'easypaisa', name: 'Easypaisa' },
];
