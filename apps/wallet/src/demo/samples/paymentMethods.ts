import type { BankAccount, SavedCard } from '@rad-wallet/ui/screens/payment-methods';
import { expiryFrom } from '../../content/dates';

/** The fixed cards that a visit begins with, until it changes them. docs/rules.md METHOD-1, DEMO-7. */
export const savedCardsAt = (now: Date): readonly SavedCard[] => [
  {
    id: 'everyday',
    type: 'visa',
    last4: '4242',
    ...expiryFrom(now, 21),
    isDefault: true,
    nickname: 'Everyday Card',
  },
  {
    id: 'family',
    type: 'mastercard',
    last4: '8210',
    ...expiryFrom(now, 12),
    isDefault: false,
    nickname: 'Family Expenses',
  },
];

/** The fixed accounts at banks. */
export const bankAccounts: readonly BankAccount[] = [
  {
    id: 'hbl',
    bankName: 'HBL',
    accountNumber: '•••• 3803',
    accountType: 'current',
    isDefault: true,
  },
  {
    id: 'meezan',
    bankName: 'Meezan Bank',
    accountNumber: '•••• 7719',
    accountType: 'savings',
    isDefault: false,
  },
];
