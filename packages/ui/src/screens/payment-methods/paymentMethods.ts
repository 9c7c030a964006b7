/** The cards that the wallet knows. */
export type CardBrand = 'visa' | 'mastercard';

/** A card to pay with. Of its number only the end is known. */
export interface SavedCard {
  id: string;
  type: CardBrand;
  /** The last four digits. */
  last4: string;
  /** From 1. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  /** True of exactly one card: docs/rules.md METHOD-2. */
  isDefault: boolean;
  /** What the person calls it; may be empty, and the brand stands in. */
  nickname: string;
}

/** A bank account to pay from. */
export interface BankAccount {
  id: string;
  bankName: string;
  /** Masked, as it is shown; its last four characters are the account's. */
  accountNumber: string;
  accountType: 'current' | 'savings';
  isDefault: boolean;
}

/** A mobile wallet that could be connected. */
export interface DigitalWallet {
  id: string;
  name: string;
}
