import type { DebitCardDetails } from '../../components/DebitCard';

/** Where a card can be used, and how much it can spend. Amounts are decimal strings in the home currency. */
export interface CardLimits {
  perPayment: string;
  perDay: string;
  /** Whether payments on the internet are allowed. */
  online: boolean;
  /** Whether payments outside the home country are allowed. */
  abroad: boolean;
}

/** The amounts up to which the issuer lets limits be raised. */
export type CardLimitsMaximum = Pick<CardLimits, 'perPayment' | 'perDay'>;

export interface WalletCard extends DebitCardDetails {
  id: string;
  /** @default the card's limits are not known, and cannot be changed */
  limits?: CardLimits & { maximum: CardLimitsMaximum };
}
