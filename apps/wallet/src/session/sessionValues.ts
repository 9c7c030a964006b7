import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useDevice } from '../platform/storage/DeviceContext';
import { createPerDevice } from '../platform/storage/storage';

/** Each declaration is a separate value, even with equal initial values. */
export interface SessionValue<T> {
  readonly initial: T;
}

export const defineSessionValue = <T>(initial: T): SessionValue<T> => ({ initial });

/** In-memory state shared by all pages until the wallet reloads or the user signs out. docs/rules.md SIGNOUT-7. */
export class Session {
  private readonly values = createStore<ReadonlyMap<SessionValue<unknown>, unknown>>(
    () => new Map(),
  );

  private ending = new AbortController();

  readonly subscribe = this.values.subscribe;

  /** Aborts on sign-out. A request that ends later must not write the previous person's data. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  read<T>(value: SessionValue<T>): T {
    const values = this.values.getState();
    return values.has(value) ? (values.get(value) as T) : value.initial;
  }

  write<T>(value: SessionValue<T>, next: T): void {
    this.values.setState((values) => new Map(values).set(value, next), true);
  }

  clear(): void {
    this.ending.abort();
    this.ending = new AbortController();
    this.values.setState(new Map(), true);
  }
}

export const getSession = createPerDevice(() => new Session());

export function useSessionValue<T>(value: SessionValue<T>): [T, (next: T) => void] {
  const session = getSession(useDevice());
  const current = useSyncExternalStore(
    session.subscribe,
    () => session.read(value),
    () => value.initial,
  );
  const change = useCallback((next: T) => session.write(value, next), [session, value]);
  return [current, change];
}
