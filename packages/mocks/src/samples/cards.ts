import { getExpiry } from './dates';
import { HOLDER } from './profile';

const limits = {
  perPayment: '50000',
  perDay: '100000',
  online: true,
  abroad: false,
  maximum: { perPayment: '200000', perDay: '500000' },
} as const;

/** The card numbers have invalid check digits, so they cannot belong to real cards. docs/rules.md CARDS-1, DEMO-7. */
export const createCards = (now: Date) =>
  [
    {
      id: 'card-1',
      type: 'virtual',
      last4: '4242',
      status: 'active',
      ...getExpiry(now, 25),
      cardholderName: HOLDER,
      limits,
    },
    {
      id: 'card-2',
      type: 'physical',
      last4: '8817',
      status: 'active',
      ...getExpiry(now, 31),
      cardholderName: HOLDER,
      limits,
    },
  ] as const;

export const cardNumbers: Readonly<Record<string, string>> = {
  'card-1': '4729051866334242',
  'card-2': '4085163390278817',
};

/** Creates the saved cards, with expiry dates relative to now. docs/rules.md METHOD-1, DEMO-7. */
export const createSavedCards = (now: Date) =>
  [
    {
      id: 'everyday',
      type: 'visa',
      last4: '4242',
      ...getExpiry(now, 21),
      isDefault: true,
      nickname: 'Everyday Card',
    },
    {
      id: 'family',
      type: 'mastercard',
      last4: '8210',
      ...getExpiry(now, 12),
      isDefault: false,
      nickname: 'Family Expenses',
    },
  ] as const;

export const bankAccounts = [
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
] as const;
