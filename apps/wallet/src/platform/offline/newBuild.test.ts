import { afterEach, expect, it, vi } from 'vitest';
import { NewBuild, type BrowserApis } from './newBuild';

type Work = (lock: Lock | null) => unknown;

/** Emulates the Web Locks API for all tabs of an origin. */
function createLocks() {
  let shared = 0;
  let waiting: Work[] = [];
  const request = async (_name: string, ...rest: [LockOptions, Work] | [Work]) => {
    const [{ ifAvailable, mode }, work] = rest.length === 1 ? [{} as LockOptions, rest[0]] : rest;
    if (ifAvailable) return work(shared > 0 ? null : ({} as Lock));
    if (mode !== 'shared') return void (shared > 0 ? waiting.push(work) : work({} as Lock));
    shared += 1;
    await work({} as Lock);
    shared -= 1;
    if (shared > 0) return;
    for (const next of waiting) next({} as Lock);
    waiting = [];
  };
  return { request: request as LockManager['request'] };
}

/** Emulates a service worker registration, by default with an active worker. */
class FakeRegistration extends EventTarget {
  active: ServiceWorker | null = {} as ServiceWorker;
  installing: ServiceWorker | null = null;
  waiting: ServiceWorker | null = null;

  /** Emulates a new worker found by the browser. Returns functions that end its installation. */
  find() {
    const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
    const found = worker as unknown as ServiceWorker;
    const end = (state: ServiceWorkerState) => {
      this.installing = null;
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    };
    this.installing = found;
    this.dispatchEvent(new Event('updatefound'));
    return {
      postMessage: worker.postMessage,
      fail: () => end('redundant'),
      install: () => {
        this.waiting = found;
        end('installed');
      },
    };
  }

  /** Emulates a new, waiting worker. */
  install() {
    const worker = this.find();
    worker.install();
    return worker;
  }
}

interface GivenTab {
  locks?: BrowserApis['locks'];
  isControlled?: boolean;
  isFlagSet?: boolean;
  registration?: FakeRegistration;
}

function openTab({
  locks = createLocks(),
  isControlled = true,
  isFlagSet = false,
  registration = new FakeRegistration(),
}: GivenTab = {}) {
  const reload = vi.fn();
  const reloadFlag = { set: vi.fn(), take: () => isFlagSet };
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? ({} as ServiceWorker) : null,
  });
  const newBuild = new NewBuild({ locks, container, reloadFlag, reload });
  newBuild.registered(registration);
  return {
    newBuild,
    registration,
    reload,
    reloadFlag,
    takeOver: () => void container.dispatchEvent(new Event('controllerchange')),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('waits until the user applies it', async () => {
  const { newBuild, registration, reload, takeOver } = openTab();
  const listener = vi.fn();
  newBuild.subscribe(listener);
  const worker = registration.find();
  expect(newBuild.current()).toBe('none');
  worker.install();
  expect(newBuild.current()).toBe('waiting');
  expect(listener).toHaveBeenCalledOnce();
  expect(worker.postMessage).not.toHaveBeenCalled();
  await newBuild.apply();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('offers a build after others failed to install', () => {
  const { newBuild, registration } = openTab();
  registration.find().fail();
  registration.find().fail();
  expect(newBuild.current()).toBe('none');
  registration.install();
  expect(newBuild.current()).toBe('waiting');
});

it.each(['waiting', 'installing'])('offers a build that was %s when the page opened', (state) => {
  const registration = new FakeRegistration();
  const worker = registration.find();
  if (state === 'waiting') worker.install();
  const { newBuild } = openTab({ registration });
  if (state === 'installing') worker.install();
  expect(newBuild.current()).toBe('waiting');
});

it('does not offer the first worker', () => {
  const { newBuild, registration } = openTab();
  registration.active = null;
  registration.install();
  expect(newBuild.current()).toBe('none');
});

it('reloads a tab for a new worker, but not for the first one', () => {
  const { reload, takeOver } = openTab({ isControlled: false });
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab when another tab applies the build', () => {
  const { reload, takeOver } = openTab();
  takeOver();
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['this tab', 'another tab'])('waits while %s is busy', async (which) => {
  const locks = createLocks();
  const { newBuild, registration } = openTab({ locks });
  const busy = which === 'this tab' ? newBuild : openTab({ locks }).newBuild;
  const worker = registration.install();
  busy.setBusy(true);
  busy.setBusy(true);
  await newBuild.apply();
  await newBuild.apply();
  expect(newBuild.current()).toBe('held-up');
  expect(worker.postMessage).not.toHaveBeenCalled();
  const listener = vi.fn();
  newBuild.subscribe(listener);
  busy.setBusy(false);
  busy.setBusy(false);
  await vi.waitFor(() => expect(newBuild.current()).toBe('waiting'));
  expect(listener).toHaveBeenCalledOnce();
  await newBuild.apply();
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

it('reloads a busy tab when it is no longer busy', () => {
  const { newBuild, reload, takeOver } = openTab();
  newBuild.setBusy(true);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  newBuild.setBusy(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a tab that was busy if no build was applied', () => {
  const { newBuild, registration, reload } = openTab();
  registration.install();
  newBuild.setBusy(true);
  newBuild.setBusy(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page if the browser does not activate the new worker', async () => {
  vi.useFakeTimers();
  const { newBuild, registration, reload, reloadFlag } = openTab();
  const worker = registration.install();
  await newBuild.apply();
  await newBuild.apply();
  expect(worker.postMessage).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadFlag.set).toHaveBeenCalledOnce();
});

it.each([
  { isFlagSet: true, isOneWaiting: false, reloads: 1 },
  { isFlagSet: true, isOneWaiting: true, reloads: 0 },
  { isFlagSet: false, isOneWaiting: false, reloads: 0 },
])(
  'after a reload: flag set $isFlagSet, build waiting $isOneWaiting, reloads $reloads times',
  ({ isFlagSet, isOneWaiting, reloads }) => {
    const registration = new FakeRegistration();
    if (isOneWaiting) registration.install();
    const { reload } = openTab({ isFlagSet, registration });
    expect(reload).toHaveBeenCalledTimes(reloads);
  },
);

it('does not reload again after activation, nor while a payment is pending', async () => {
  vi.useFakeTimers();
  const taken = openTab();
  await taken.newBuild.apply();
  taken.takeOver();
  const busy = openTab();
  await busy.newBuild.apply();
  busy.newBuild.setBusy(true);
  vi.advanceTimersByTime(10_000);
  expect(taken.reload).toHaveBeenCalledOnce();
  expect(busy.reload).not.toHaveBeenCalled();
});
