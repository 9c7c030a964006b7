import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { localeFor } from '@rad-wallet/ui/messages';
import { endSplash, endSplashOnPress } from '@rad-wallet/ui/splash';
import { lazy, startTransition, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { catalogue } from './data/catalogue';
import type { Device } from './data/DeviceContext';
import { takeEarlyRead } from './data/firstReads';
import { insist } from './data/insist';
import { keepEarlyReads } from './data/keepEarlyReads';
import { getPage } from './routes';
import { getRoute } from './routeTable';
import { Wallet } from './Wallet';

/** Set at build time to talk to a real API; without it the wallet is the demo. */
const apiUrl = import.meta.env.VITE_API_URL as string | undefined;

// index.html has chosen the language. Messages and the first page's chunk are asked for at once, side by side.
const opened = catalogue.speak(localeFor([document.documentElement.lang]));
const page = getPage(location.pathname).load();

// Written out here, not through a constant, so that a build for an API drops the demo whole.
const demo = import.meta.env.VITE_API_URL
  ? null
  : import('./demo/createDemo').then(({ createDemo }) => createDemo());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** For what the first paint can do without: it would share the line and the processor with it. */
const afterFirstPaint = () => pause(500);

/** The demo's toasts; or, in a wallet for an API, what it says of its line. */
async function loadNotices(): Promise<{ default: ComponentType }> {
  if (import.meta.env.VITE_API_URL) {
    await afterFirstPaint();
    const { startOffline } = await insist(() => import('./offline/startOffline'));
    return { default: await startOffline(queryClient, catalogue) };
  }
  // There is one in any other build.
  const { Toasts } = (await demo) as NonNullable<Awaited<typeof demo>>;
  return { default: Toasts };
}
// If they do not come, the wallet goes on in silence.
const Notices = lazy(() => loadNotices().catch(() => ({ default: () => null })));

const api = createApiClient({
  baseUrl: apiUrl,
  // Requests wait for the mocked server; the first paint does not.
  fetch: async (input, init) => {
    await (
      await demo
    )?.started;
    // Written out here too, so that the demo drops it.
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
  // Without its words the wallet cannot say so itself: index.html has them.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  endSplash();
  throw error;
}
// The splash stands meanwhile; a page that takes longer, or does not come, is told of by the wallet itself.
await Promise.race([page.catch(() => {}), pause(1000)]);
// What has come with it is drawn with it, and in our own face: nothing moves when either comes a moment later.
// What takes longer is waited for on the page.
if (import.meta.env.VITE_API_URL) {
  const read = keepEarlyReads(queryClient, api, import.meta.env.VITE_API_URL as string);
  await Promise.race([Promise.all([read, document.fonts.ready]), pause(100)]);
}
// If the demo does not come, its requests say so.
if (!import.meta.env.VITE_API_URL) await demo?.then(({ settled }) => settled).catch(() => {});
// On /loading there is no page below: it shows the same splash. docs/rules.md SPLASH-4.
if (getRoute(location.pathname).page !== 'LoadingPage') endSplashOnPress();
// Piece by piece, so that a slow phone hears a finger meanwhile.
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
// In the end, since without it the wallet would not lock; at once where it was left locked.
if (!document.querySelector('[data-locked]')) await afterFirstPaint();
void insist(() => import('./lock/startDevice')).then(({ startDevice }) =>
  startDevice({ device, queryClient }, catalogue),
);
