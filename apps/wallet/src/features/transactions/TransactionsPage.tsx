import { accountsQuery, balancesQuery, transactionsQuery } from '@rad-wallet/api';
import { getHoldings } from '@rad-wallet/ui/accounts';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  INITIAL_VIEW,
  HISTORY_LIMIT,
  needsFullHistory,
  TransactionsScreen,
  type StatementSource,
  transactionHistoryMessages,
} from '@rad-wallet/ui/features/transactions';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../platform/api/ApiContext';
import { historyViewSchema } from './historyView';
import { joinLoadables, toLoadable } from '../../platform/api/toLoadable';
import { toWalletTransactions } from '../../platform/api/transactions';
import { LazyInsights } from '../../shell/LazyInsights';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { Unfinished } from '../../shell/Unfinished';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import { useHistoryEntryState } from '../../platform/navigation/useHistoryEntryState';
import { useDevice } from '../../platform/storage/DeviceContext';
import { readSignOutTime } from '../../session/signOutTime';
import { getReceiptHref } from '../transaction-receipt/route';

const rows = (shown: WalletTransaction[]) => shown;

type Sheet = 'statement' | 'dates' | 'insights';

export default function TransactionsPage() {
  const t = useMessages(transactionHistoryMessages);
  const api = useApi();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  // `LazyInsights` has its own history entry.
  useCloseOnBack({
    isOpen: sheet === 'statement' || sheet === 'dates',
    close: () => setSheet(null),
  });
  const [view, setView] = useHistoryEntryState({
    key: 'transactions',
    schema: historyViewSchema,
    initial: INITIAL_VIEW,
    // Each person who signs in begins after another sign-out.
    owner: readSignOutTime(useDevice()),
  });
  const showSheet = (name: Sheet) => ({
    isOpen: sheet === name,
    onOpenChange: (isOpen: boolean) => setSheet(isOpen ? name : null),
  });
  const balances = useQuery(balancesQuery(api));
  const latest = useQuery({
    ...transactionsQuery(api, { limit: HISTORY_LIMIT }),
    select: toWalletTransactions,
  });
  // The full history is fetched only on demand: docs/rules.md TXN-13, TXN-18, STATE-1.
  const all = useQuery({
    ...transactionsQuery(api),
    select: toWalletTransactions,
    enabled: needsFullHistory(view) || sheet === 'statement' || sheet === 'dates',
  });
  const accounts = useQuery({
    ...accountsQuery(api),
    enabled: sheet === 'statement',
  });
  return (
    <>
      <PageTitle page={t('title')} />
      <TransactionsScreen
        portfolioValue={toLoadable(balances, ({ totalBalance }) => totalBalance)}
        unfinished={<Unfinished />}
        latest={toLoadable(latest, rows)}
        all={toLoadable(all, rows)}
        statement={{
          source: joinLoadables(
            toLoadable(all, rows),
            toLoadable(accounts, (held) => getHoldings(held, money)),
            (transactions, holdings): StatementSource => ({ transactions, holdings }),
          ),
          ...showSheet('statement'),
        }}
        onInsightsPress={() => setSheet('insights')}
        dates={showSheet('dates')}
        view={view}
        onViewChange={setView}
        getHref={getReceiptHref}
      />
      <LazyInsights {...showSheet('insights')} />
    </>
  );
}
