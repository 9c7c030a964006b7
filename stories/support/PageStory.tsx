import { navigate } from '#.storybook/preview';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import type { Navigation } from '../../apps/wallet/src/platform/navigation/navigation';
import type { Device } from '../../apps/wallet/src/platform/storage/storage';
import { PageFrame, WalletProviders } from '../../apps/wallet/src/WalletProviders';

export interface PageStoryProps {
  /** The path of the page, with any query. Determines the bottom bar. */
  path: string;
  /** The wallet's storage, for a story that opens the page twice. @default this browser, in a separate session */
  device?: Device;
  /** @default an empty one */
  queryClient?: QueryClient;
  children: ReactNode;
}

export const createStoryDevice = (): Device => ({
  openLocal: () => window.localStorage,
  openSession: () => window.sessionStorage,
});

/** Renders a page as the wallet does, with a separate cache, this browser's settings and the mocked server. */
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
    navigate,
    goBack: (to) => navigate(to, { replace: true }),
  };
  return (
    <WalletProviders api={api} queryClient={queryClient} device={device} navigation={navigation}>
      <Router searchHook={() => query}>
        <PageFrame path={path}>{children}</PageFrame>
      </Router>
    </WalletProviders>
  );
}
