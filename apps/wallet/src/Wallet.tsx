import type { ApiClient } from '@rad-wallet/api';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ApiContext } from './platform/api/ApiContext';
import type { Catalogue } from './platform/language/catalogue';
import { DeviceContext } from './platform/storage/DeviceContext';
import { getHiddenBalances } from './session/hiddenBalances';
import type { Device } from './platform/storage/storage';
import { hrefs } from './pages';
import { money } from './money';
import { NavigationContext, useBrowserNavigation } from './platform/navigation/navigation';

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
