import type { DebitCardDetails } from '../../components/DebitCard';

/** A card of the person's. */
export interface WalletCard extends DebitCardDetails {
  id: string;
}
