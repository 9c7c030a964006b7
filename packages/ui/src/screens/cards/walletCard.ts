import type { DebitCardDetails } from '../../components/DebitCard';

/** A debit card of the person. */
export interface WalletCard extends DebitCardDetails {
  id: string;
}
