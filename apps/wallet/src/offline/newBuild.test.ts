import { afterEach, expect, it, vi } from 'vitest';
import { NewBuild, type BrowserApis } from './newBuild';

type ListenerArguments = Parameters<BrowserApis['worker']['addEventListener']>;

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

function openTab({ locks = createLocks(), isControlled = true, isFlagSet = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (...[type, listener]: ListenerArguments) =>
    void listeners.set(type, listener as (event: object) => void);
  const worker = {
    addEventListener: addEventListener as BrowserApis['worker']['addEventListener'],
    messageSkipWaiting: vi.fn(),
  };
  const reload = vi.fn();
  const reloadFlag = { set: vi.fn(), take: () => isFlagSet };
  const container = {
    controller: isControlled ? ({} as ServiceWorker) : null,
    addEventListener: worker.addEventListener as ServiceWorkerContainer['addEventListener'],
  };
  const newBuild = new NewBuild({ worker, locks, container, reloadFlag, reload });
  return {
    newBuild,
    worker,
    reload,
    reloadFlag,
    emit: (type: string, event = {}) => listeners.get(type)?.(event),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('waits until the user applies it', async () => {
  const { newBuild, worker, reload, emit } = openTab();
  const listener = vi.fn();
  newBuild.subscribe(listener);
  expect(newBuild.current()).toBe('none');
  emit('waiting');
  expect(newBuild.current()).toBe('waiting');
  expect(listener).toHaveBeenCalledOnce();
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  emit('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab for a new worker, but not for the first one', () => {
  const { reload, emit } = openTab({ isControlled: false });
  emit('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  emit('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab when another tab applies the build', () => {
  const { reload, emit } = openTab();
  emit('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['this tab', 'another tab'])('is held up while %s is busy', async (which) => {
  const locks = createLocks();
  const { newBuild, worker, emit } = openTab({ locks });
  const busy = which === 'this tab' ? newBuild : openTab({ locks }).newBuild;
  emit('waiting');
  busy.setBusy(true);
  busy.setBusy(true);
  await newBuild.apply();
  await newBuild.apply();
  expect(newBuild.current()).toBe('held-up');
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  const listener = vi.fn();
  newBuild.subscribe(listener);
  busy.setBusy(false);
  busy.setBusy(false);
  await vi.waitFor(() => expect(newBuild.current()).toBe('waiting'));
  expect(listener).toHaveBeenCalledOnce();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
});

it('reloads a busy tab when it is no longer busy', () => {
  const { newBuild, reload, emit } = openTab();
  newBuild.setBusy(true);
  emit('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  newBuild.setBusy(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a tab that was busy if no build was applied', () => {
  const { newBuild, reload, emit } = openTab();
  emit('waiting');
  newBuild.setBusy(true);
  newBuild.setBusy(false);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page if the browser does not activate the new worker', async () => {
  vi.useFakeTimers();
  const { newBuild, worker, reload, reloadFlag, emit } = openTab();
  emit('waiting');
  await newBuild.apply();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(2);
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
  (given) => {
    const { newBuild, reload } = openTab(given);
    newBuild.registered(given.isOneWaiting);
    expect(reload).toHaveBeenCalledTimes(given.reloads);
  },
);

it('does not reload again after activation, nor while a payment is pending', async () => {
  vi.useFakeTimers();
  const taken = openTab();
  await taken.newBuild.apply();
  taken.emit('controllerchange');
  const busy = openTab();
  await busy.newBuild.apply();
  busy.newBuild.setBusy(true);
  vi.advanceTimersByTime(10_000);
  expect(taken.reload).toHaveBeenCalledOnce();
  expect(busy.reload).not.toHaveBeenCalled();
});
