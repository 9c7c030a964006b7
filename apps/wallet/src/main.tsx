import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { matchLocale } from '@rad-wallet/ui/messages';
import { endSplash, endSplashOnPress } from '@rad-wallet/ui/splash';
import { lazy, startTransition, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { catalogue } from './platform/language/catalogue';
import { removeRecordsOfSignedOut } from './session/signOutTime';
import type { Device } from './platform/storage/storage';
import { takePrefetchedRead } from './platform/api/prefetchReads';
import { cachePrefetchedReads } from './platform/api/cachePrefetchedReads';
import { retryForever } from './platform/retryForever';
import { getRoute, href } from './features/routes';
import { getPage } from './pages';
import { Wallet } from './Wallet';

/** Base URL of a real API, set at build time; without it, the wallet is the demo. */
const apiUrl = import.meta.env.VITE_API_URL as string | undefined;

// index.html has already set the language. Request the messages and the first page's chunk in parallel.
const localeLoaded = catalogue.setLocale(matchLocale([document.documentElement.lang]));
const page = getPage(location.pathname).load();

// Not `apiUrl`: with the literal expression, the bundler removes the demo from a build for an API.
const demo = import.meta.env.VITE_API_URL
  ? null
  : import('./hosts/demo/createDemo').then(({ createDemo }) => createDemo());

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Delays work that the first paint does not need, because it would compete for network and CPU. */
const waitForFirstPaint = () => delay(500);

const canReload = (path: string) => getRoute(path).canReload;

async function loadNotices(): Promise<{ default: ComponentType }> {
  if (import.meta.env.VITE_API_URL) {
    await waitForFirstPaint();
    const { startOffline } = await retryForever(() => import('./platform/offline/startOffline'));
    return { default: await startOffline(queryClient, catalogue, canReload) };
  }
  // `demo` is not null in a build without an API.
  return ((await demo) as NonNullable<Awaited<typeof demo>>).loadToasts();
}
// If the chunk fails to load, the wallet works without notices.
const Notices = lazy(() => loadNotices().catch(() => ({ default: () => null })));

const api = createApiClient({
  baseUrl: apiUrl,
  // Requests wait for the mock server, but the first paint does not.
  fetch: async (input, init) => {
    await (
      await demo
    )?.started;
    if (!import.meta.env.VITE_API_URL) return fetch(input, init);
    return takePrefetchedRead(input, init) ?? fetch(input, init);
  },
});

const device: Device = { openLocal: () => localStorage, openSession: () => sessionStorage };
const queryClient = createQueryClient();
removeRecordsOfSignedOut(device);

const container = document.getElementById('root');
if (!container) throw new Error('#root');

try {
  await localeLoaded;
} catch (error) {
  // The messages failed to load, so show the error that index.html contains.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  endSplash();
  throw error;
}
// Meanwhile the splash is visible. After 1 s, the wallet shows its own loading or error state.
await Promise.race([page.catch(() => {}), delay(1000)]);
// Wait briefly for the data and the font, so the first render has both and nothing shifts.
if (import.meta.env.VITE_API_URL) {
  const read = cachePrefetchedReads(queryClient, api, import.meta.env.VITE_API_URL as string);
  await Promise.race([Promise.all([read, document.fonts.ready]), delay(100)]);
}
// If the demo fails to load, all requests fail and pages show the error.
if (!import.meta.env.VITE_API_URL) await demo?.then(({ settled }) => settled).catch(() => {});
// On /loading the splash is the page itself. docs/rules.md SPLASH-4.
if (getRoute(location.pathname).name !== 'loading') endSplashOnPress();
// Render in a transition, so a slow phone stays responsive to touch.
startTransition(() =>
  createRoot(container).render(
    <StrictMode>
      <Wallet api={api} queryClient={queryClient} catalogue={catalogue} device={device}>
        <Suspense>
          <Notices />
        </Suspense>
        <App />
      </Wallet>
    </StrictMode>,
  ),
);
// Retry until this chunk loads, because it locks the wallet. If the wallet is already locked, load it immediately.
if (!document.querySelector('[data-locked]')) await waitForFirstPaint();
void retryForever(() => import('./session/lock/startDevice')).then(({ startDevice }) =>
  startDevice({ device, queryClient }, catalogue, { getRoute, signedOutPath: href('auth') }),
);
