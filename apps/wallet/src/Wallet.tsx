import type { ApiClient } from '@rad-wallet/api';
import type { Messages } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiContext } from './data/ApiContext';

export interface WalletProps {
  api: ApiClient;
  queryClient: QueryClient;
  messages: Messages;
  children: ReactNode;
}

/** Everything that pages read from context, put together once. */
export function Wallet({ api, queryClient, messages, children }: WalletProps) {
  const [, navigate] = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <WalletProvider messages={messages} navigate={navigate}>
          {children}
        </WalletProvider>
      </ApiContext>
    </QueryClientProvider>
  );
}
