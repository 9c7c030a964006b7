import type { DebitCardDetails } from '../../components/DebitCard';

export interface WalletCard extends DebitCardDetails {
  id: string;
}
