import { Workbox } from 'workbox-window';
import { trustedTypes } from '../data/trustedTypes';

/** Where the build puts the worker (apps/wallet/worker). */
const ADDRESS = '/shell.js';

/** Trusted Types want a policy for the address of a worker; this one knows a single address. docs/security.md. */
const trustedAddress = () =>
  trustedTypes()
    ?.createPolicy('shell-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL('') ?? ADDRESS;

/** How often it is asked for a new build while the wallet stays open, ms. */
const HOUR = 3_600_000;

/** The worker that keeps the wallet's own files; it looks for a new build when the wallet is looked at again. */
export function createShellWorker(): Workbox {
  const worker = new Workbox(trustedAddress());
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < HOUR) return;
    askedAt = Date.now();
    // No network, most likely: it is asked again later.
    worker.update().catch(() => {});
  });
  return worker;
}
