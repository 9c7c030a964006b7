import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useDevice } from '../platform/storage/DeviceContext';
import { createPerDevice } from '../platform/storage/storage';

/** Each declaration is a separate value, even with equal initial values. */
export interface VisitValue<T> {
  readonly initial: T;
}

export const defineVisitValue = <T>(initial: T): VisitValue<T> => ({ initial });

/** In-memory state that pages share until the wallet reloads or the user signs out. docs/rules.md SIGNOUT-7. */
export class Visit {
  private readonly values = createStore<ReadonlyMap<VisitValue<unknown>, unknown>>(() => new Map());

  private ending = new AbortController();

  readonly subscribe = this.values.subscribe;

  /** Aborts on sign-out. A request that ends later must not write the previous person's data. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  read<T>(value: VisitValue<T>): T {
    const values = this.values.getState();
    return values.has(value) ? (values.get(value) as T) : value.initial;
  }

  write<T>(value: VisitValue<T>, next: T): void {
    this.values.setState((values) => new Map(values).set(value, next), true);
  }

  clear(): void {
    this.ending.abort();
    this.ending = new AbortController();
    this.values.setState(new Map(), true);
  }
}

export const getVisit = createPerDevice(() => new Visit());

export function useVisitValue<T>(value: VisitValue<T>): [T, (next: T) => void] {
  const visit = getVisit(useDevice());
  const current = useSyncExternalStore(
    visit.subscribe,
    () => visit.read(value),
    () => value.initial,
  );
  const change = useCallback((next: T) => visit.write(value, next), [visit, value]);
  return [current, change];
}
