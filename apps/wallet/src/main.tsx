import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { matchLocale } from '@rad-wallet/ui/messages';
import { endSplash, endSplashOnPress } from '@rad-wallet/ui/splash';
import { lazy, startTransition, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { catalogue } from './data/catalogue';
import type { Device } from './data/storage';
import { takeEarlyRead } from './data/firstReads';
import { keepEarlyReads } from './data/keepEarlyReads';
import { retryForever } from './data/retryForever';
import { getPage } from './routes';
import { getRoute } from './routeTable';
import { Wallet } from './Wallet';

/** Set at build time to talk to a real API; without it the wallet is the demo. */
const apiUrl = import.meta.env.VITE_API_URL as string | undefined;

// index.html has set the language. Request the messages and the first page's chunk in parallel.
const opened = catalogue.setLocale(matchLocale([document.documentElement.lang]));
const page = getPage(location.pathname).load();

// Not through a constant, so that the bundler removes the demo from a build for an API.
const demo = import.meta.env.VITE_API_URL
  ? null
  : import('./demo/createDemo').then(({ createDemo }) => createDemo());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For what the first paint does not need, and would compete with it for network and CPU. */
const waitForFirstPaint = () => pause(500);

/** The demo's toasts; in a build for an API, the notices about connection and updates. */
async function loadNotices(): Promise<{ default: ComponentType }> {
  if (import.meta.env.VITE_API_URL) {
    await waitForFirstPaint();
    const { startOffline } = await retryForever(() => import('./offline/startOffline'));
    return { default: await startOffline(queryClient, catalogue) };
  }
  // Defined in every build without an API.
  const { Toasts } = (await demo) as NonNullable<Awaited<typeof demo>>;
  return { default: Toasts };
}
// Without the chunk, the wallet works without notices.
const Notices = lazy(() => loadNotices().catch(() => ({ default: () => null })));

const api = createApiClient({
  baseUrl: apiUrl,
  // Requests wait for the mocked server; the first paint does not.
  fetch: async (input, init) => {
    await (
      await demo
    )?.started;
    // Not through a constant, so that the bundler removes the rest from the demo.
    if (!import.meta.env.VITE_API_URL) return fetch(input, init);
    return takeEarlyRead(input, init) ?? fetch(input, init);
  },
});

const device: Device = { openLocal: () => localStorage, openSession: () => sessionStorage };
const queryClient = createQueryClient();

const container = document.getElementById('root');
if (!container) throw new Error('#root');

try {
  await opened;
} catch (error) {
  // Without messages, index.html shows the error.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  endSplash();
  throw error;
}
// The splash is visible meanwhile. After 1 s, the wallet shows its own loading or error state.
await Promise.race([page.catch(() => {}), pause(1000)]);
// Wait briefly for data and font, so that the first render has both and nothing shifts.
if (import.meta.env.VITE_API_URL) {
  const read = keepEarlyReads(queryClient, api, import.meta.env.VITE_API_URL as string);
  await Promise.race([Promise.all([read, document.fonts.ready]), pause(100)]);
}
// If the demo fails to load, its requests show the error.
if (!import.meta.env.VITE_API_URL) await demo?.then(({ settled }) => settled).catch(() => {});
// /loading shows the same splash as its page. docs/rules.md SPLASH-4.
if (getRoute(location.pathname).page !== 'LoadingPage') endSplashOnPress();
// A transition, so that a slow phone stays responsive to touch.
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
// Retried forever, since it locks the wallet; at once if the wallet was left locked.
if (!document.querySelector('[data-locked]')) await waitForFirstPaint();
void retryForever(() => import('./lock/startDevice')).then(({ startDevice }) =>
  startDevice({ device, queryClient }, catalogue),
);
