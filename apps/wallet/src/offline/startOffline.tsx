import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Catalogue } from '../data/catalogue';
import { Connection } from './connection';
import { createHandOverMark } from './handOverMark';
import { NewBuild } from './newBuild';
import { ShellNotices } from './ShellNotices';
import { createShellWorker } from './shellWorker';

/** What is said of line and builds: loaded with it, since it is wanted when nothing can be loaded any more. */
export const NOTICE_TEXTS = ['shellNotice'] as const;

/** Settles once nothing is being read: whatever else the wallet fetches must not slow its first page. */
const whenRead = (queryClient: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(look);
    look();
  });

async function register(
  worker: ReturnType<typeof createShellWorker>,
  newBuild: NewBuild,
  queryClient: QueryClient,
) {
  await whenRead(queryClient);
  try {
    const registration = await worker.register();
    newBuild.registered(Boolean(registration?.waiting));
  } catch (error) {
    // Where a browser denies this page a worker, or cannot reach it, the wallet needs a network to start.
    console.error(error);
  }
}

/** Has the wallet start and go on without a network. Answers what it says of that. docs/rules.md OFFLINE. */
export async function startOffline(
  queryClient: QueryClient,
  catalogue: Catalogue,
): Promise<ComponentType> {
  await catalogue.add(NOTICE_TEXTS);
  const connection = new Connection(queryClient, window);
  const worker = createShellWorker();
  // A page that is not secure has neither, whatever the types say; then no new build is ever waiting.
  const { locks, serviceWorker } = navigator as Partial<Navigator>;
  const newBuild = new NewBuild({
    worker,
    locks,
    container: serviceWorker,
    mark: createHandOverMark(() => window.sessionStorage),
    reload: () => window.location.reload(),
  });
  void register(worker, newBuild, queryClient);
  return () => <ShellNotices connection={connection} newBuild={newBuild} />;
}
