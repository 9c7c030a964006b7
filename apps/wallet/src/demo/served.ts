/** How long a worker may take to leave or to take over, ms. */
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
 * Waits until MSW can start in this page without loading it anew, which it does where its worker is there
 * and the page came past it. The worker of the page before leaves in a moment, since MSW takes it away with
 * the last page; one that is new takes over in a moment. Answers `false` where neither came: after a reload
 * with Shift held, beside another tab. docs/rules.md DEMO-9.
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
