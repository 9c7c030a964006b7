import { expect, it, vi } from 'vitest';
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
function openTab({ locks = createLocks(), isControlled = true }: Partial<Host> = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (...[type, listener]: Heard) =>
    void listeners.set(type, listener as (event: object) => void);
  const worker = {
    addEventListener: addEventListener as Host['worker']['addEventListener'],
    messageSkipWaiting: vi.fn(),
  };
  const reload = vi.fn();
  const newBuild = new NewBuild({ worker, locks, isControlled, reload });
  return {
    newBuild,
    worker,
    reload,
    tell: (type: string, event = {}) => listeners.get(type)?.(event),
  };
}

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
  tell('controlling', { isUpdate: true });
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads nobody for the first worker of all, and for the next one it does', () => {
  const { reload, tell } = openTab({ isControlled: false });
  // Also where another page of the wallet has brought it.
  tell('controlling', { isExternal: true });
  expect(reload).not.toHaveBeenCalled();
  tell('controlling', { isExternal: true });
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a tab in which another one has taken the build', () => {
  const { reload, tell } = openTab();
  tell('controlling', { isExternal: true });
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
