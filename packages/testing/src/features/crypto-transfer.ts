import { createCryptoTransferPlan } from '@rad-wallet/ui/features/crypto-transfer/plan';
import { money } from '../money';

export const cryptoTransferPlan: ReturnType<typeof createCryptoTransferPlan> =
  createCryptoTransferPlan({ money });
