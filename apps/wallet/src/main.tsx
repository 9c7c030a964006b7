import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import { host } from '#host/host';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { matchLocale } from '@rad-wallet/ui/messages';
import { endSplash, endSplashOnPress } from '@rad-wallet/ui/splash';
import { lazy, startTransition, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { watchSession } from './platform/api/serverSession';
import { catalogue } from './platform/language/catalogue';
import { reportFault, startReports } from './platform/reports/reports';
import { removeStaleRecords } from './session/signOutTime';
import type { Device } from './platform/storage/storage';
import { delay, waitForFirstPaint } from './platform/delay';
import { retryForever } from './platform/retryForever';
import { getRoute, href } from './features/routes';
import { getPage } from './pages';
import { Wallet } from './Wallet';

const { apiUrl, reportError: send, start } = host;
if (send) startReports({ send, getPage: () => getRoute(location.pathname).path });

// index.html has already set the language. Request the messages and the first page's chunk in parallel.
const localeLoaded = catalogue.setLocale(matchLocale([document.documentElement.lang]));
const page = getPage(location.pathname).load();

const running = start();
const api = createApiClient({
  baseUrl: apiUrl,
  fetch: (...call) => watchSession(() => running.fetch(...call)),
  // Works without HTTPS, where `randomUUID` is missing.
  createRequestId: () => crypto.getRandomValues(new BigUint64Array(2)).join('-'),
});

const device: Device = { openLocal: () => localStorage, openSession: () => sessionStorage };
const queryClient = createQueryClient();
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.state.status === 'error') reportFault(query.state.error, 'request');
});
removeStaleRecords(device);

const canReload = (path: string) => getRoute(path).canReload;
const isPrivate = (path: string) => getRoute(path).feature !== 'signIn';
const startup = { api, queryClient, catalogue, canReload, isPrivate };

const Notices = lazy(async (): Promise<{ default: ComponentType }> => {
  // If the chunk fails to load, the wallet works without notices.
  const Loaded = await running.loadNotices(startup).catch(() => () => null);
  return { default: Loaded };
});

const container = document.getElementById('root');
if (!container) throw new Error('#root');

try {
  await localeLoaded;
} catch (error) {
  // If the messages failed to load, show the error from index.html.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  endSplash();
  throw error;
}
// The splash is visible meanwhile. After 1 s, the wallet shows its own loading or error state.
await Promise.race([page.catch(() => {}), delay(1000)]);
await running.prepareRender(startup);
// On /loading, the splash is the page itself. docs/rules.md SPLASH-4.
if (getRoute(location.pathname).name !== 'loading') endSplashOnPress();
// Render in a transition, so that a slow phone stays responsive to touch.
startTransition(() =>
  createRoot(container, {
    onCaughtError(error) {
      console.error(error);
      reportFault(error, 'rendering');
    },
  }).render(
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
// Retry until this chunk loads, because it is needed to lock the wallet. If the wallet is already locked, load it
// immediately.
if (!document.querySelector('[data-locked]')) await waitForFirstPaint();
void retryForever(() => import('./session/lock/startDevice')).then(({ startDevice }) =>
  startDevice({ device, queryClient }, catalogue, { getRoute, signedOutPath: href('auth') }),
);
