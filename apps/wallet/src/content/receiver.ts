import type { Receiver } from '@rad-wallet/ui/flows/qr-payment';

/** Whom this wallet's payment codes pay: a fixed sample. */
export const receiver: Receiver = { name: 'Ayesha Siddiqui', to: '+92 300 1234567' };
