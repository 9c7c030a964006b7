import { balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { useMessages } from '@rad-wallet/ui/messages';
import { FUNDS_HISTORY_LIMIT, FundsScreen, fundsMessages } from '@rad-wallet/ui/features/funds';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/api/ApiContext';
import { toLoadable } from '../../platform/api/toLoadable';
import { toWalletTransaction } from '../../platform/api/transactions';
import { dailyLimit } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { Unfinished } from '../../shell/Unfinished';
import { getReceiptHref } from '../transaction-receipt/route';

export default function FundsPage() {
  const t = useMessages(fundsMessages);
  const api = useApi();
  const balances = useQuery(balancesQuery(api));
  const transactions = useQuery(transactionsQuery(api, { limit: FUNDS_HISTORY_LIMIT }));
  return (
    <>
      <PageTitle page={t('title')} />
      <FundsScreen
        available={toLoadable(balances, ({ pkrBalance }) => pkrBalance)}
        transactions={toLoadable(transactions, (latest) => latest.map(toWalletTransaction))}
        getHref={getReceiptHref}
        isFeeCharged={false}
        dailyLimit={dailyLimit}
        unfinished={<Unfinished />}
      />
    </>
  );
}
