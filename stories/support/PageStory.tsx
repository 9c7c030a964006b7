import { navigate } from '#.storybook/preview';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { ApiContext } from '../../apps/wallet/src/data/ApiContext';
import { createSettings } from '../../apps/wallet/src/data/settings';
import { SettingsContext } from '../../apps/wallet/src/data/SettingsContext';
import { findRoute } from '../../apps/wallet/src/routes';

export interface PageStoryProps {
  /** The path that the page stands at; decides the bottom bar. */
  path: string;
  /** What one visit keeps, for a story that opens the page twice. @default a cache of the story's own */
  queryClient?: QueryClient;
  children: ReactNode;
}

/** A page as the wallet shows it, over the story's own cache, the settings in this browser and the mocked server. */
export function PageStory({ path, queryClient: given, children }: PageStoryProps) {
  const [api] = useState(() => createApiClient());
  const [queryClient] = useState(() => given ?? createQueryClient());
  const [settings] = useState(() => createSettings(() => window.localStorage));
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <SettingsContext value={settings}>
          <Router hook={() => [path, navigate]}>
            <AppShell bar={findRoute(path)?.hasBottomBar ? <BottomBar path={path} /> : undefined}>
              {children}
            </AppShell>
          </Router>
        </SettingsContext>
      </ApiContext>
    </QueryClientProvider>
  );
}
