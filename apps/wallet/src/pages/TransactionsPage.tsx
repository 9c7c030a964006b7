import { balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { HISTORY_LIMIT, TransactionsScreen } from '@rad-wallet/ui/screens/transactions';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../data/ApiContext';
import { toWalletTransaction } from '../data/display';
import { loadable } from '../data/loadable';
import { PageTitle } from '../shell/PageTitle';

export default function TransactionsPage() {
  const t = useTranslations('history');
  const api = useApi();
  const balances = useQuery(balancesQuery(api));
  const transactions = useQuery(transactionsQuery(api, { limit: HISTORY_LIMIT }));
  return (
    <>
      <PageTitle page={t('title')} />
      <TransactionsScreen
        portfolioValue={loadable(balances, ({ totalBalance }) => totalBalance)}
        transactions={loadable(transactions, (latest) => latest.map(toWalletTransaction))}
      />
    </>
  );
}
