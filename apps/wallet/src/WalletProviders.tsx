import type { ApiClient } from '@rad-wallet/api';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getRoute } from './features/routes';
import { ApiContext } from './platform/api/ApiContext';
import { NavigationContext, type Navigation } from './platform/navigation/navigation';
import { DeviceContext } from './platform/storage/DeviceContext';
import type { Device } from './platform/storage/storage';

export interface WalletProvidersProps {
  api: ApiClient;
  queryClient: QueryClient;
  device: Device;
  navigation: Navigation;
  children: ReactNode;
}

/** The contexts that pages need besides the library's `WalletProvider`. Also used by stories. */
export function WalletProviders({
  api,
  queryClient,
  device,
  navigation,
  children,
}: WalletProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <DeviceContext value={device}>
          <NavigationContext value={navigation}>{children}</NavigationContext>
        </DeviceContext>
      </ApiContext>
    </QueryClientProvider>
  );
}

/** A page with the bottom bar, if its route has one. Also used by stories. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  const { hasBottomBar, tab = null } = getRoute(path);
  return (
    <AppShell bar={hasBottomBar ? <BottomBar path={path} activeTab={tab} /> : undefined}>
      {children}
    </AppShell>
  );
}
