import { connected } from '#connection/connected';
import { cachePrefetchedReads } from '../../platform/api/cachePrefetchedReads';
import { takePrefetchedRead } from '../../platform/api/prefetchReads';
import { delay, waitForFirstPaint } from '../../platform/delay';
import { retryForever } from '../../platform/retryForever';
import type { Host } from '../Host';

const apiUrl = import.meta.env.VITE_API_URL as string | undefined;

const serverHost: Host['host'] = {
  apiUrl,
  commands: connected,
  reportError: connected.reportError,
  isOffered: (feature) => connected[feature] !== undefined,
  listsConversions: true,
  convertsAtOnce: connected.convertsAtOnce ?? false,
  asksBeforeRepeating: connected.asksBeforeRepeating ?? false,
  // A hosted wallet must not log personal data.
  logAction: () => {},
  start: () => ({
    fetch: async (input, init) => takePrefetchedRead(input, init) ?? fetch(input, init),
    prepareRender({ queryClient, api }) {
      // Wait briefly for the data and the font, so that the first render has both and does not cause a layout shift.
      const read = cachePrefetchedReads(queryClient, api, apiUrl ?? '');
      return Promise.race([Promise.all([read, document.fonts.ready]), delay(100)]);
    },
    async loadNotices(startup) {
      await waitForFirstPaint();
      const { loadNotices } = await retryForever(() => import('./loadNotices'));
      return loadNotices(startup, connected.subscribe);
    },
  }),
};

export { serverHost as host };
