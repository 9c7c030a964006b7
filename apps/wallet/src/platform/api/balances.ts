import type { Balances } from '@rad-wallet/api';
import type { WalletBalances } from '@rad-wallet/ui/types';

export const toWalletBalances = ({
  totalBalance,
  pkrBalance,
  goldBalance,
  goldInTola,
}: Balances): WalletBalances => ({
  total: totalBalance,
  holdings: { PKR: pkrBalance, GOLD: goldBalance },
  goldInTola,
});
