// Caches the wallet's own files, but no API responses. docs/rules.md OFFLINE-2.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { ShellFiles } from './listShellFiles.ts';

/** The project’s global types describe pages, not workers. */
interface WorkerScope {
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface ActivateEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Replaced at build time by hostedWallet.ts. */
declare const SHELL_FILES: ShellFiles;

const scope = self as unknown as WorkerScope;
const { shell, fonts } = SHELL_FILES;

cleanupOutdatedCaches();
precacheAndRoute([...shell]);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));

// Fonts are cached on first use, because few users need all three scripts.
const FONTS = 'fonts';
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && fonts.includes(url.pathname),
  new CacheFirst({ cacheName: FONTS }),
);

async function dropOldFonts() {
  const cache = await caches.open(FONTS);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !fonts.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

scope.addEventListener('activate', (event) => {
  // With `claim`, the worker also controls the first page load, so all pages are available offline.
  event.waitUntil(Promise.all([dropOldFonts(), scope.clients.claim()]));
});

// A new build waits until the user applies it: src/platform/offline/newBuild.ts.
scope.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data && 'type' in data && data.type === 'SKIP_WAITING') {
    void scope.skipWaiting();
  }
});
