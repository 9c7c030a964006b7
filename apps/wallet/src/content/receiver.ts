import type { Receiver } from '@rad-wallet/ui/flows/qr-payment';
import { profile } from './profile';

/** Whom this wallet's payment codes pay: its own holder. */
export const receiver: Receiver = { name: profile.name, to: profile.phone };
