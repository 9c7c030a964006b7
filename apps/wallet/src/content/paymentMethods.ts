import type { BankAccount, DigitalWallet, SavedCard } from '@rad-wallet/ui/screens/payment-methods';

/** The fixed cards that a visit begins with, until it changes them. docs/rules.md METHOD-1. */
export const savedCards: readonly SavedCard[] = [
  {
    id: 'everyday',
    type: 'visa',
    last4: '4242',
    expiryMonth: 8,
    expiryYear: 2028,
    isDefault: true,
    nickname: 'Everyday Card',
  },
  {
    id: 'family',
    type: 'mastercard',
    last4: '8210',
    expiryMonth: 11,
    expiryYear: 2027,
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

/** The mobile wallets of Pakistan that are on offer. */
export const digitalWallets: readonly DigitalWallet[] = [
  { id: 'jazzcash', name: 'JazzCash' },
  { id: 'easypaisa', name: 'Easypaisa' },
];
