/** docs/rules.md CARDS-1. */
export const CARD_TYPES = ['virtual', 'physical'] as const;

/** `virtual` pays online, `physical` is a card to hold. */
export type CardType = (typeof CARD_TYPES)[number];

/** A frozen card pays nothing until it is thawed. */
export type CardStatus = 'active' | 'frozen';

/** A debit card, as its face tells it. */
export interface DebitCardDetails {
  type: CardType;
  /** The digits that stay in sight. */
  last4: string;
  /** All digits, without spaces. */
  number: string;
  status: CardStatus;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cardholderName: string;
}
