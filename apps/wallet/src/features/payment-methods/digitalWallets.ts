import type { DigitalWallet } from '@rad-wallet/ui/features/payment-methods';

export const digitalWallets: readonly DigitalWallet[] = [
  { id: 'jazzcash', name: 'JazzCash' },
  { id: 'easypaisa', name: 'Easypaisa' },
];
