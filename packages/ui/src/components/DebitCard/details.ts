/** In display order. docs/rules.md CARDS-1. */
export const CARD_TYPES = ['virtual', 'physical'] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** A frozen card declines payments. */
export type CardStatus = 'active' | 'frozen';

export interface DebitCardDetails {
  type: CardType;
  /** The last four digits, which are always visible. */
  last4: string;
  status: CardStatus;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cardholderName: string;
}
