import type { WalletCard } from '@rad-wallet/ui/screens/cards';
import { profile } from './profile';

/** The account holder's cards. Made up: their check digits are wrong, and nobody can pay with them. */
export const cards: readonly WalletCard[] = [
  {
    id: 'card-1',
    type: 'virtual',
    last4: '4242',
    number: '4729051866334242',
    status: 'active',
    expiryMonth: 12,
    expiryYear: 2028,
    cardholderName: profile.name,
  },
  {
    id: 'card-2',
    type: 'physical',
    last4: '8817',
    number: '4085163390278817',
    status: 'active',
    expiryMonth: 6,
    expiryYear: 2029,
    cardholderName: profile.name,
  },
];
