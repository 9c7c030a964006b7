import { afterEach, expect, it, vi } from 'vitest';
import { NewBuild, type Host } from './newBuild';

type Heard = Parameters<Host['worker']['addEventListener']>;

type Work = (lock: Lock | null) => unknown;

/** Locks as a browser keeps them for all tabs of an origin: shared ones together, an exclusive one alone. */
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

/** A tab on these locks, and what its worker tells it. */
function openTab({ locks = createLocks(), isControlled = true, isMarked = false } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (...[type, listener]: Heard) =>
    void listeners.set(type, listener as (event: object) => void);
  const worker = {
    addEventListener: addEventListener as Host['worker']['addEventListener'],
    messageSkipWaiting: vi.fn(),
  };
  const reload = vi.fn();
  const mark = { set: vi.fn(), take: () => isMarked };
  const container = {
    controller: isControlled ? ({} as ServiceWorker) : null,
    addEventListener: worker.addEventListener as ServiceWorkerContainer['addEventListener'],
  };
  const newBuild = new NewBuild({ worker, locks, container, mark, reload });
  return {
    newBuild,
    worker,
    reload,
    mark,
    tell: (type: string, event = {}) => listeners.get(type)?.(event),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

it('waits until it is asked for', async () => {
  const { newBuild, worker, reload, tell } = openTab();
  const listener = vi.fn();
  newBuild.subscribe(listener);
  expect(newBuild.current()).toBe('none');
  tell('waiting');
  expect(newBuild.current()).toBe('waiting');
  expect(listener).toHaveBeenCalledOnce();
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  tell('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads nobody for the first worker of all, and for the next one it does', () => {
  const { reload, tell } = openTab({ isControlled: false });
  tell('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  tell('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab in which another one has taken the build', () => {
  const { reload, tell } = openTab();
  tell('controllerchange');
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['this tab', 'another tab'])('is held up as long as %s is busy', async (which) => {
  const locks = createLocks();
  const { newBuild, worker, tell } = openTab({ locks });
  const busy = which === 'this tab' ? newBuild : openTab({ locks }).newBuild;
  tell('waiting');
  busy.setBusy(true);
  busy.setBusy(true);
  await newBuild.apply();
  await newBuild.apply();
  expect(newBuild.current()).toBe('held-up');
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  const told = vi.fn();
  newBuild.subscribe(told);
  busy.setBusy(false);
  busy.setBusy(false);
  await vi.waitFor(() => expect(newBuild.current()).toBe('waiting'));
  expect(told).toHaveBeenCalledOnce();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
});

it('reloads a tab that is busy no earlier than it is done, however late the build is taken', () => {
  const { newBuild, reload, tell } = openTab();
  newBuild.setBusy(true);
  tell('controllerchange');
  expect(reload).not.toHaveBeenCalled();
  newBuild.setBusy(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a tab that was busy while none was taken', () => {
  const { newBuild, reload, tell } = openTab();
  tell('waiting');
  newBuild.setBusy(true);
  newBuild.setBusy(false);
  expect(reload).not.toHaveBeenCalled();
});

it('is helped by loading the page anew where the browser does not hand over', async () => {
  vi.useFakeTimers();
  const { newBuild, worker, reload, mark, tell } = openTab();
  tell('waiting');
  await newBuild.apply();
  await newBuild.apply();
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(mark.set).toHaveBeenCalledOnce();
});

it.each([
  { isMarked: true, isOneWaiting: false, reloads: 1 },
  { isMarked: true, isOneWaiting: true, reloads: 0 },
  { isMarked: false, isOneWaiting: false, reloads: 0 },
])('handed over while it was loaded, it is loaded once more: $isMarked, $isOneWaiting', (given) => {
  const { newBuild, reload } = openTab(given);
  newBuild.registered(given.isOneWaiting);
  expect(reload).toHaveBeenCalledTimes(given.reloads);
});

it('is helped no more once it was handed over, nor in the midst of a payment', async () => {
  vi.useFakeTimers();
  const taken = openTab();
  await taken.newBuild.apply();
  taken.tell('controllerchange');
  const busy = openTab();
  await busy.newBuild.apply();
  busy.newBuild.setBusy(true);
  vi.advanceTimersByTime(10_000);
  expect(taken.reload).toHaveBeenCalledOnce();
  expect(busy.reload).not.toHaveBeenCalled();
});
