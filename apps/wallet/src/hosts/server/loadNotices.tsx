import { lazy, Suspense, type ComponentType } from 'react';
import type { Subscribe } from '../../platform/live/subscribe';
import { retryForever } from '../../platform/retryForever';
import type { Startup } from '../Host';

/** Returns the component that shows the notices, and what the server pushes. */
export async function loadNotices(
  startup: Startup,
  subscribe: Subscribe | undefined,
): Promise<ComponentType> {
  const { startOffline } = await retryForever(() => import('../../platform/offline/startOffline'));
  const Offline = await startOffline(startup);
  if (!subscribe) return Offline;
  const LiveUpdates = lazy(async () => {
    const loaded = await retryForever(() => import('../../platform/live/LiveUpdates'));
    // Its messages must be there before the first event.
    await retryForever(() => startup.catalogue.load());
    return { default: loaded.LiveUpdates };
  });
  return () => (
    <>
      <Offline />
      <Suspense>
        <LiveUpdates subscribe={subscribe} isPrivate={startup.isPrivate} />
      </Suspense>
    </>
  );
}
