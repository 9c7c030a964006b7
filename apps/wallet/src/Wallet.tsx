import type { ApiClient } from '@rad-wallet/api';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiContext } from './data/ApiContext';
import type { Catalogue } from './data/catalogue';

export interface WalletProps {
  api: ApiClient;
  queryClient: QueryClient;
  catalogue: Catalogue;
  children: ReactNode;
}

/** Everything that pages read from context, put together once. */
export function Wallet({ api, queryClient, catalogue, children }: WalletProps) {
  const [, navigate] = useLocation();
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.current);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <WalletProvider messages={messages} locale={catalogue.locale} navigate={navigate}>
          {children}
        </WalletProvider>
      </ApiContext>
    </QueryClientProvider>
  );
}
