/** Timeout for a worker to leave or to take over, ms. */
const PATIENCE = 1000;

type Worker = Pick<ServiceWorker, 'scriptURL' | 'state' | 'addEventListener'>;

/** The used part of `ServiceWorkerContainer`. */
export interface Workers extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: object | null;
  getRegistrations(): Promise<
    readonly Partial<Record<'installing' | 'waiting' | 'active', Worker | null>>[]
  >;
}

/**
 * Waits until MSW can start in this page without reloading it, which it does if its worker exists but does not
 * control the page. The worker of the previous page is removed shortly after that page; a new one takes control
 * shortly. Resolves to `false` if neither happens: after a hard reload beside another tab. docs/rules.md DEMO-9.
 */
export async function untilServed(
  workers: Workers | undefined,
  workerUrl: string,
): Promise<boolean> {
  if (!workers || workers.controller) return true;
  const worker = (await workers.getRegistrations())
    .flatMap(({ installing, waiting, active }) => [active, waiting, installing])
    .find((it) => it?.scriptURL === workerUrl);
  if (!worker || worker.state === 'redundant' || workers.controller) return true;
  return new Promise((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true));
    worker.addEventListener('statechange', () => worker.state === 'redundant' && resolve(true));
    setTimeout(() => resolve(false), PATIENCE);
  });
}
