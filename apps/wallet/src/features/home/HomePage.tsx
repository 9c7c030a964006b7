import { Inbox } from '#host/inbox';
import { accountsQuery, balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { getBalance } from '@rad-wallet/ui/accounts';
import { useMessages } from '@rad-wallet/ui/messages';
import { HOME_HISTORY_LIMIT, HomeScreen, homeMessages } from '@rad-wallet/ui/features/home';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../platform/api/ApiContext';
import { toLoadable } from '../../platform/api/toLoadable';
import { toWalletBalances } from '../../platform/api/balances';
import { toWalletTransaction } from '../../platform/api/transactions';
import { LazyInsights } from '../../shell/LazyInsights';
import { PageTitle } from '../../shell/PageTitle';
import { getReceiptHref } from '../transaction-receipt/route';

export default function HomePage() {
  const t = useMessages(homeMessages);
  const api = useApi();
  const balances = useQuery(balancesQuery(api));
  const accounts = useQuery(accountsQuery(api));
  const transactions = useQuery(transactionsQuery(api, { limit: HOME_HISTORY_LIMIT }));
  const [isInsightsOpen, setInsightsOpen] = useState(false);
  const openInsights = useCallback(() => setInsightsOpen(true), []);
  return (
    <>
      <PageTitle page={t('title')} />
      <HomeScreen
        balances={toLoadable(balances, toWalletBalances)}
        metals={toLoadable(accounts, (held) => ({ SILVER: getBalance(held, 'silver') }))}
        transactions={toLoadable(transactions, (latest) => latest.map(toWalletTransaction))}
        getHref={getReceiptHref}
        onInsightsPress={openInsights}
        trailing={Inbox && <Inbox getHref={getReceiptHref} />}
      />
      <LazyInsights isOpen={isInsightsOpen} onOpenChange={setInsightsOpen} />
    </>
  );
}
