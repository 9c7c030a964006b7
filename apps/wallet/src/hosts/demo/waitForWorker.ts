const WAIT_MS = 1000;

type Worker = Pick<ServiceWorker, 'scriptURL' | 'state' | 'addEventListener'>;

export interface WorkerContainer extends Pick<EventTarget, 'addEventListener'> {
  readonly controller: object | null;
  getRegistrations(): Promise<
    readonly Partial<Record<'installing' | 'waiting' | 'active', Worker | null>>[]
  >;
}

/**
 * Waits until MSW can start without reloading this page. MSW reloads it if its worker exists but does not control the
 * page. Resolves to `false` after a hard reload while another tab is open. docs/rules.md DEMO-9.
 */
export async function waitForWorker(
  workers: WorkerContainer | undefined,
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
    setTimeout(() => resolve(false), WAIT_MS);
  });
}
