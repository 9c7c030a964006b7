import { trustedTypes } from '../trustedTypes';

/** Built from apps/wallet/build/worker. */
const WORKER_URL = '/shell.js';

/** Trusted Types require a policy for a worker's URL; this one allows a single URL. docs/security.md. */
const createTrustedUrl = () =>
  trustedTypes()
    ?.createPolicy('shell-worker', { createScriptURL: () => WORKER_URL })
    .createScriptURL('') ?? WORKER_URL;

/** Minimum interval between update checks. */
const HOUR_MS = 3_600_000;

/** Registers the worker, and checks for a new build when the page becomes visible. */
export async function registerShellWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(createTrustedUrl());
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    // The device is probably offline; the next check retries.
    registration.update().catch(() => {});
  });
  return registration;
}
