import { useCallback, useSyncExternalStore } from 'react';
import { useDevice } from './useDevice';
import { perDevice } from './perDevice';

/** Something that the visit keeps, as it is before anybody has changed it. */
export interface VisitValue<T> {
  readonly initial: T;
}

/** Declares a value that the visit keeps. */
export const visitValue = <T>(initial: T): VisitValue<T> => ({ initial });

/**
 * What is kept of a person from page to page, in memory: until the wallet is loaded anew, or they sign
 * out. docs/rules.md SIGNOUT-7.
 */
export class Visit {
  private readonly values = new Map<VisitValue<unknown>, unknown>();
  private readonly listeners = new Set<() => void>();

  read<T>(value: VisitValue<T>): T {
    return this.values.has(value) ? (this.values.get(value) as T) : value.initial;
  }

  write<T>(value: VisitValue<T>, next: T): void {
    this.values.set(value, next);
    this.tell();
  }

  /** Everything is as it was before anybody changed it. */
  clear(): void {
    this.values.clear();
    this.tell();
  }

  /** Tells of every change; answers how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell() {
    for (const listener of this.listeners) listener();
  }
}

/** The visit that goes on on a device. */
export const visitOf = perDevice(() => new Visit());

/** A value of the visit, and how to put another in its place. */
export function useVisitValue<T>(value: VisitValue<T>): [T, (next: T) => void] {
  const visit = visitOf(useDevice());
  const current = useSyncExternalStore(
    visit.subscribe,
    () => visit.read(value),
    () => value.initial,
  );
  const change = useCallback((next: T) => visit.write(value, next), [visit, value]);
  return [current, change];
}
