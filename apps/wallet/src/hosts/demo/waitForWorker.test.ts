import { beforeEach, expect, it, vi } from 'vitest';
import { waitForWorker, type WorkerContainer } from './waitForWorker';

const WORKER = 'https://wallet.example/mockServiceWorker.js';

class FakeWorker extends EventTarget {
  constructor(
    readonly scriptURL = WORKER,
    public state: ServiceWorkerState = 'activated',
  ) {
    super();
  }

  leave() {
    this.state = 'redundant';
    this.dispatchEvent(new Event('statechange'));
  }
}

type Registrations = Awaited<ReturnType<WorkerContainer['getRegistrations']>>;

class FakeWorkers extends EventTarget implements WorkerContainer {
  constructor(
    public controller: object | null,
    private readonly registrations: Registrations = [],
  ) {
    super();
  }

  getRegistrations = async () => this.registrations;

  take(worker: object) {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** Returns a function that advances the clock, then returns the promise's result, or 'waits' if it is pending. */
function follow(answer: Promise<boolean>) {
  const answered = vi.fn();
  void answer.then(answered);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return answered.mock.lastCall?.[0] ?? 'waits';
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('starts immediately on a first visit, with its worker, and without service workers', async () => {
  const active = new FakeWorker();
  expect(await waitForWorker(undefined, WORKER)).toBe(true);
  expect(await waitForWorker(new FakeWorkers(null), WORKER)).toBe(true);
  expect(await waitForWorker(new FakeWorkers(active, [{ active }]), WORKER)).toBe(true);
});

it('ignores the worker of another origin', async () => {
  const active = new FakeWorker('https://wallet.example/shell-worker.js');
  expect(await waitForWorker(new FakeWorkers(null, [{ active }]), WORKER)).toBe(true);
});

it('waits until the previous page’s worker is removed', async () => {
  const active = new FakeWorker();
  const answerAfter = follow(waitForWorker(new FakeWorkers(null, [{ active }]), WORKER));
  expect(await answerAfter(500)).toBe('waits');
  active.leave();
  expect(await answerAfter(0)).toBe(true);
});

it('waits until a new worker has taken over', async () => {
  const installing = new FakeWorker(WORKER, 'installing');
  const workers = new FakeWorkers(null, [{ installing }]);
  const answerAfter = follow(waitForWorker(workers, WORKER));
  expect(await answerAfter(500)).toBe('waits');
  workers.take(installing);
  expect(await answerAfter(0)).toBe(true);
});

it('resolves after a second if the page will be reloaded', async () => {
  const active = new FakeWorker();
  const answerAfter = follow(waitForWorker(new FakeWorkers(null, [{ active }]), WORKER));
  expect(await answerAfter(999)).toBe('waits');
  expect(await answerAfter(1)).toBe(false);
});
