import type { WalletRecipient } from '@rad-wallet/ui/screens/send-wallet';

/** The fixed recent recipients of Send to Wallet. */
export const recipients: readonly WalletRecipient[] = [
  { id: 'RAD-7841-2290', name: 'Fatima Ali', initials: 'FA' },
  { id: 'RAD-3316-8075', name: 'Hassan Raza', initials: 'HR' },
  { id: 'RAD-9052-4413', name: 'Ayesha Malik', initials: 'AM' },
];
