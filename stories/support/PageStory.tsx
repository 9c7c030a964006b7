import { navigate } from '#.storybook/preview';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Navigation } from '../../apps/wallet/src/platform/navigation/navigation';
import type { Device } from '../../apps/wallet/src/platform/storage/storage';
import { PageFrame, WalletProviders } from '../../apps/wallet/src/WalletProviders';

export interface PageStoryProps {
  /** The page's path, with any query. Determines the active tab. */
  path: string;
  /** The wallet's storage, for stories that open the page twice. @default this browser's, in a separate session */
  device?: Device;
  /** @default an empty client */
  queryClient?: QueryClient;
  children: ReactNode;
}

export const createStoryDevice = (): Device => ({
  openLocal: () => window.localStorage,
  openSession: () => window.sessionStorage,
});

/** Renders a page like the wallet, with a separate cache, this browser's settings and the mock server. */
export function PageStory({
  path: address,
  device: givenDevice,
  queryClient: given,
  children,
}: PageStoryProps) {
  const [path = '', query = ''] = address.split('?');
  const [api] = useState(() => createApiClient());
  const [queryClient] = useState(() => given ?? createQueryClient());
  const [device] = useState(() => givenDevice ?? createStoryDevice());
  const navigation: Navigation = {
    path,
    search: query,
    navigate,
    goBack: (to) => navigate(to, { replace: true }),
  };
  return (
    <WalletProviders api={api} queryClient={queryClient} device={device} navigation={navigation}>
      <PageFrame path={path}>{children}</PageFrame>
    </WalletProviders>
  );
}
