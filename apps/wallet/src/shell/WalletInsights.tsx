import { accountsQuery, transactionsQuery } from '@rad-wallet/api';
import { getHoldings } from '@rad-wallet/ui/accounts';
import { createLazyDialog } from '@rad-wallet/ui/LazyView';
import { InsightsSheet, type InsightsSource } from '@rad-wallet/ui/features/insights';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../platform/api/ApiContext';
import { joinLoadables, toLoadable } from '../platform/api/toLoadable';
import { money } from '../money';
import { toWalletTransactions } from '../platform/api/transactions';
import { useCloseOnBack } from '../platform/navigation/useCloseOnBack';

const ZakatSheet = createLazyDialog(
  async () => (await import('@rad-wallet/ui/features/zakat')).ZakatSheet,
);

interface WalletInsightsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Fetches its data when opened. docs/rules.md INSIGHT-1, ZAKAT-1. */
export function WalletInsights({ isOpen, onOpenChange }: WalletInsightsProps) {
  const api = useApi();
  const [isZakatOpen, setZakatOpen] = useState(false);
  const all = useQuery({
    ...transactionsQuery(api),
    select: toWalletTransactions,
    enabled: isOpen,
  });
  const accounts = useQuery({ ...accountsQuery(api), enabled: isOpen || isZakatOpen });
  useCloseOnBack({
    key: 'insights',
    isOpen: isOpen || isZakatOpen,
    close: () => {
      onOpenChange(false);
      setZakatOpen(false);
    },
  });
  return (
    <>
      <InsightsSheet
        source={joinLoadables(
          toLoadable(all, (transactions) => transactions),
          toLoadable(accounts, (held) => getHoldings(held, money)),
          (transactions, holdings): InsightsSource => ({ transactions, holdings }),
        )}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onZakatPress={() => {
          onOpenChange(false);
          setZakatOpen(true);
        }}
      />
      <ZakatSheet
        holdings={toLoadable(accounts, (held) => getHoldings(held, money))}
        isOpen={isZakatOpen}
        onOpenChange={setZakatOpen}
      />
    </>
  );
}
