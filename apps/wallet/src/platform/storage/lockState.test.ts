import { describe, expect, it, vi } from 'vitest';
import { LOCK_DUE_KEY, LockState } from './lockState';
import { createMemoryStorage, denyAccess } from './testing/memoryStorage';

const NOW = 1_700_000_000_000;
const now = () => NOW;
const stored = (due?: string) =>
  createMemoryStorage(due === undefined ? {} : { [LOCK_DUE_KEY]: due });
const openedWith = (due?: string) => {
  const storage = stored(due);
  return { storage, state: new LockState(() => storage, now) };
};

describe('at the start', () => {
  it.each([
    [undefined, false],
    [String(NOW + 1), false],
    [String(NOW), true],
    [String(NOW - 1), true],
    // Longer than the maximum auto-lock time (docs/rules.md SET-1): the clock was set back.
    [String(NOW + 30 * 60_000), false],
    [String(NOW + 30 * 60_000 + 1), true],
    ['Infinity', true],
    ['0', true],
    ['', true],
    ['later', true],
    ['{}', true],
    ['open', false],
    ['never', false],
  ])('a record that reads %j leaves it locked: %j', (due, isLocked) => {
    expect(openedWith(due).state.isLocked).toBe(isLocked);
  });

  it('is unlocked if the storage is denied', () => {
    expect(new LockState(denyAccess, now).isLocked).toBe(false);
  });
});

it('stays locked after a reload, until it is unlocked', () => {
  const { storage, state } = openedWith();
  state.lock();
  expect(new LockState(() => storage, now).isLocked).toBe(true);
  expect(state.unlock()).toBe(true);
  expect(storage.held.size).toBe(0);
  expect(new LockState(() => storage, now).isLocked).toBe(false);
});

it('locks tabs that open after it has locked, until a tab is unlocked', () => {
  const shared = createMemoryStorage();
  const openTab = (due?: string) =>
    new LockState(
      () => stored(due),
      now,
      () => shared,
    );
  const first = openTab();
  expect(openTab().isLocked).toBe(false);
  first.lock();
  const second = openTab();
  expect(second.isLocked).toBe(true);
  expect(openTab(String(NOW + 1)).isLocked).toBe(false);
  expect(second.unlock()).toBe(true);
  expect(first.isLocked).toBe(true);
  expect(openTab().isLocked).toBe(false);
});

it('locks new tabs if the lock time passed before the start', () => {
  const shared = createMemoryStorage();
  expect(
    new LockState(
      () => stored('0'),
      now,
      () => shared,
    ).isLocked,
  ).toBe(true);
  expect(
    new LockState(
      () => stored(),
      now,
      () => shared,
    ).isLocked,
  ).toBe(true);
});

// docs/rules.md LOCK-10.
it.each([
  [undefined, false],
  [String(NOW + 60_000), false],
  [String(NOW), true],
  [String(NOW - 8 * 60 * 60_000), true],
  [String(NOW + 31 * 60_000), true],
  ['0', true],
  ['later', true],
])('opens a new tab with the time %j of the device locked: %j', (due, isLocked) => {
  const openTab = (ofTab?: string) =>
    new LockState(
      () => stored(ofTab),
      now,
      () => stored(due),
    ).isLocked;
  expect(openTab()).toBe(isLocked);
  // A tab that the browser restores after a crash was not left.
  expect(openTab('open')).toBe(isLocked);
  // A reload is not a new tab.
  expect([openTab(String(NOW + 1)), openTab('never')]).toEqual([false, false]);
});

it('stores the time for new tabs until it is unlocked, but not while it is locked', () => {
  const shared = createMemoryStorage();
  const state = new LockState(
    () => stored(),
    now,
    () => shared,
  );
  state.saveDeviceLockTime(NOW + 60_000);
  expect(shared.held.get(LOCK_DUE_KEY)).toBe(String(NOW + 60_000));
  state.lock();
  state.saveDeviceLockTime(null);
  expect(shared.held.has(LOCK_DUE_KEY)).toBe(true);
  expect(state.unlock()).toBe(true);
  expect(shared.held.size).toBe(0);
});

it('is locked when the page is restored after the lock time', () => {
  const { storage, state } = openedWith();
  state.saveLockTime(NOW + 60_000);
  const after = (ms: number) =>
    new LockState(
      () => storage,
      () => NOW + ms,
    ).isLocked;
  expect([after(59_999), after(60_000)]).toEqual([false, true]);
  state.saveLockTime(null);
  expect(after(60_000)).toBe(false);
});

it('locks when another page of the tab has stored a lock', () => {
  const { storage, state } = openedWith();
  state.reread();
  storage.setItem(LOCK_DUE_KEY, String(NOW + 1));
  state.reread();
  expect(state.isLocked).toBe(false);
  storage.setItem(LOCK_DUE_KEY, '0');
  state.reread();
  expect(state.isLocked).toBe(true);
});

it('is not unlocked by storing a lock time', () => {
  const { storage, state } = openedWith();
  state.lock();
  state.saveLockTime(NOW + 60_000);
  state.saveLockTime(null);
  expect(storage.held.get(LOCK_DUE_KEY)).toBe('0');
});

it('locks without storage, and reports that data could not be removed', () => {
  const denied = new LockState(denyAccess, now);
  denied.lock();
  expect(denied.isLocked).toBe(true);
  expect(denied.unlock()).toBe(true);
  const stuck = createMemoryStorage({ [LOCK_DUE_KEY]: '0' }, { removeItem: denyAccess });
  expect(new LockState(() => stuck, now).unlock()).toBe(false);
});

it('notifies subscribers', () => {
  const { state } = openedWith();
  const listener = vi.fn();
  const stop = state.subscribe(listener);
  state.lock();
  state.unlock();
  stop();
  state.lock();
  expect(listener).toHaveBeenCalledTimes(2);
});
