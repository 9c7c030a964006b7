/** The used part of Storybook's channel. */
export interface Link {
  emit(type: string, ...args: unknown[]): void;
  on(type: string, listener: (...args: never[]) => void): void;
  off(type: string, listener: (...args: never[]) => void): void;
}

/** A channel within one page, for stories of the panel. */
export function localLink(): Link {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  return {
    emit(type, ...args) {
      for (const listener of listeners.get(type) ?? []) listener(...args);
    },
    on(type, listener) {
      const known = listeners.get(type) ?? new Set();
      known.add(listener as (...args: unknown[]) => void);
      listeners.set(type, known);
    },
    off(type, listener) {
      listeners.get(type)?.delete(listener as (...args: unknown[]) => void);
    },
  };
}
