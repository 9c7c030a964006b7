// The wallet's service worker: it keeps the wallet's own files, so that the wallet starts without a network.
// It answers for nothing else. Whatever the API says goes past it and is kept nowhere: docs/rules.md OFFLINE-2.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { ShellFiles } from './shellFiles.ts';

/** What of a worker's scope is used: the project's types are those of pages. */
interface WorkerScope {
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface ActivateEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** Put in place by the build: shellWorker.ts. */
declare const SHELL_FILES: ShellFiles;

const scope = self as unknown as WorkerScope;
const { shell, fonts } = SHELL_FILES;

cleanupOutdatedCaches();
precacheAndRoute([...shell]);
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));

// Fonts are cached on first use: few people need all three scripts.
const FONTS = 'fonts';
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && fonts.includes(url.pathname),
  new CacheFirst({ cacheName: FONTS }),
);

/** Faces of earlier builds. */
async function dropOldFonts() {
  const cache = await caches.open(FONTS);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !fonts.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

scope.addEventListener('activate', (event) => {
  // The visit that brought the worker is under it from now on, and has every page at hand.
  event.waitUntil(Promise.all([dropOldFonts(), scope.clients.claim()]));
});

// A new build waits until the user applies it: src/offline/newBuild.ts.
scope.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data && 'type' in data && data.type === 'SKIP_WAITING') {
    void scope.skipWaiting();
  }
});
