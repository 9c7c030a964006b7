export type CardBrand = 'visa' | 'mastercard';

export interface SavedCard {
  id: string;
  type: CardBrand;
  last4: string;
  /** 1 is January. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  /** Exactly one card is the default (docs/rules.md METHOD-2). */
  isDefault: boolean;
  /** If empty, the brand is shown instead. */
  nickname: string;
}

export interface BankAccount {
  id: string;
  bankName: string;
  /** Must be masked except for the last four characters, because it is displayed unchanged. */
  accountNumber: string;
  accountType: 'current' | 'savings';
  isDefault: boolean;
}

export interface DigitalWallet {
  id: string;
  name: string;
}

export interface CardChange {
  card: SavedCard;
  kind: 'default' | 'removal';
}
