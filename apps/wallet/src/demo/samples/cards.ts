import type { WalletCard } from '@rad-wallet/ui/screens/cards';
import { expiryFrom } from '../../content/dates';
import { holder } from './profile';

/** The account holder's cards. Fictional: the check digits are invalid, so the numbers cannot be used to pay. docs/rules.md DEMO-7. */
export const cardsAt = (now: Date): readonly WalletCard[] => [
  {
    id: 'card-1',
    type: 'virtual',
    last4: '4242',
    number: '4729051866334242',
    status: 'active',
    ...expiryFrom(now, 25),
    cardholderName: holder,
  },
  {
    id: 'card-2',
    type: 'physical',
    last4: '8817',
    number: '4085163390278817',
    status: 'active',
    ...expiryFrom(now, 31),
    cardholderName: holder,
  },
];
