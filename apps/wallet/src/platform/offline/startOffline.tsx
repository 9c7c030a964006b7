import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Catalogue } from '../language/catalogue';
import { Connection } from './connection';
import { createUpdateReloadFlag, NewBuild } from './newBuild';
import { ShellNotices, type ShellNoticesProps } from './ShellNotices';
import { registerShellWorker } from './shellWorker';

const waitUntilLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve());
  });

/** Resolves when no query is fetching. */
const waitUntilIdle = (queryClient: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    look();
  });

/** Whether the person asked to save data: on the device, or in the settings, for which the page uses no own fonts. */
function isSavingData() {
  // Only Chromium reports the device's setting. https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || document.documentElement.dataset.fonts === 'system';
}

async function register(newBuild: NewBuild, queryClient: QueryClient) {
  // Otherwise the worker's downloads would slow down the first page.
  await Promise.all([waitUntilLoaded(), waitUntilIdle(queryClient)]);
  try {
    // The worker downloads all pages. One that is installed still checks for a new build.
    if (isSavingData() && !navigator.serviceWorker.controller) return;
    newBuild.registered(await registerShellWorker());
  } catch (error) {
    // Not fatal: without a worker, the wallet only fails to start offline.
    console.error(error);
  }
}

export interface OfflineOptions extends Pick<ShellNoticesProps, 'canReload'> {
  queryClient: QueryClient;
  catalogue: Catalogue;
}

/** Returns the component that shows the notices. docs/rules.md OFFLINE. */
export async function startOffline({
  queryClient,
  catalogue,
  canReload,
}: OfflineOptions): Promise<ComponentType> {
  // Load the messages now: when the notices appear, the network may be down.
  await catalogue.load();
  const connection = new Connection(queryClient, window);
  // Despite their types, both are undefined in an insecure context, where there are no new builds.
  const { locks, serviceWorker } = navigator as Partial<Navigator>;
  const newBuild = new NewBuild({
    locks,
    container: serviceWorker,
    reloadFlag: createUpdateReloadFlag(() => window.sessionStorage),
    reload: () => window.location.reload(),
  });
  void register(newBuild, queryClient);
  return () => <ShellNotices connection={connection} newBuild={newBuild} canReload={canReload} />;
}
