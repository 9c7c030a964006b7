/** Supported card brands. */
export type CardBrand = 'visa' | 'mastercard';

/** A saved card, without its full number. */
export interface SavedCard {
  id: string;
  type: CardBrand;
  /** The last four digits. */
  last4: string;
  /** From 1. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  /** Exactly one card is the default: docs/rules.md METHOD-2. */
  isDefault: boolean;
  /** May be empty; the brand is then shown instead. */
  nickname: string;
}

export interface BankAccount {
  id: string;
  bankName: string;
  /** Masked, as shown, except for the last four characters. */
  accountNumber: string;
  accountType: 'current' | 'savings';
  isDefault: boolean;
}

/** A mobile wallet that can be connected. */
export interface DigitalWallet {
  id: string;
  name: string;
}

/** A change of a saved card that a server makes. */
export interface CardChange {
  card: SavedCard;
  kind: 'default' | 'removal';
}
