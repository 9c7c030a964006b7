import '@rad-wallet/ui/theme';
import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { endSplash, endSplashOnPress } from '@rad-wallet/ui/screens/start-splash';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { catalogue } from './data/catalogue';
import { DemoNotices } from './demo/demoNotices';
import { DemoToasts } from './demo/DemoToasts';
import { findRoute } from './routes';
import { Wallet } from './Wallet';

/** Set at build time to talk to a real API; without it the wallet is the demo. */
const apiUrl = import.meta.env.VITE_API_URL as string | undefined;

// Messages and the first page's chunk are asked for at once, side by side.
const opened = catalogue.open();
const page = findRoute(window.location.pathname)?.load();

const notices = new DemoNotices();
// Written out here, not through a constant, so that a build for an API drops the demo whole.
const demo = import.meta.env.VITE_API_URL
  ? Promise.resolve()
  : import('./demo/startDemo')
      .then(({ start }) => start(notices.tell))
      .catch((error: unknown) => {
        console.error(error);
        notices.tell('unavailable');
      });

const api = createApiClient({
  baseUrl: apiUrl,
  // Requests wait for the mocked server; the first paint does not.
  fetch: async (input, init) => {
    await demo;
    return fetch(input, init);
  },
});

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root.');

try {
  await opened;
} catch (error) {
  // Without its words the wallet cannot say so itself: index.html has them.
  document.getElementById('not-loaded')?.removeAttribute('hidden');
  endSplash();
  throw error;
}
// The splash stands meanwhile; a page that takes longer, or does not come, is told of by the wallet itself.
await Promise.race([page?.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1000))]);
endSplashOnPress();
createRoot(container).render(
  <StrictMode>
    <Wallet api={api} queryClient={createQueryClient()} catalogue={catalogue}>
      <App />
      <DemoToasts notices={notices} />
    </Wallet>
  </StrictMode>,
);
