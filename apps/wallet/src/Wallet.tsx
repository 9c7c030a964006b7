import type { ApiClient } from '@rad-wallet/api';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ApiContext } from './data/ApiContext';
import type { Catalogue } from './data/catalogue';
import { DeviceContext } from './data/DeviceContext';
import { getHiddenBalances } from './data/hiddenBalances';
import type { Device } from './data/storage';
import { hrefs } from './host/offered';
import { money } from './money';
import { NavigationContext, useBrowserNavigation } from './data/navigation';

export interface WalletProps {
  api: ApiClient;
  queryClient: QueryClient;
  catalogue: Catalogue;
  device: Device;
  children: ReactNode;
}

export function Wallet({ api, queryClient, catalogue, device, children }: WalletProps) {
  const navigation = useBrowserNavigation();
  const { navigate, goBack } = navigation;
  const { locale, messages } = useSyncExternalStore(catalogue.subscribe, catalogue.current);
  const hiddenBalances = getHiddenBalances(device);
  const { areHidden } = useSyncExternalStore(
    hiddenBalances.subscribe,
    hiddenBalances.current,
    hiddenBalances.initial,
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <DeviceContext value={device}>
          <NavigationContext value={navigation}>
            <WalletProvider
              money={money}
              messages={messages}
              locale={locale}
              navigate={navigate}
              goBack={goBack}
              hrefs={hrefs}
              hasHiddenBalances={areHidden}
              onHiddenBalancesChange={(isHidden) =>
                void hiddenBalances.change({ areHidden: isHidden })
              }
            >
              {children}
            </WalletProvider>
          </NavigationContext>
        </DeviceContext>
      </ApiContext>
    </QueryClientProvider>
  );
}
