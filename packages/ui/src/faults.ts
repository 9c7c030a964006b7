/** Where the error was caught: in a flow whose actor failed, or in a part that could not be loaded. */
export type FaultSource = 'flow' | 'loading';

type FaultListener = (error: unknown, source: FaultSource) => void;

const listeners = new Set<FaultListener>();

/**
 * Calls the listener with each error that ended in a message of the library, expected ones such as a lost connection
 * included. Returns a function that stops. docs/rules.md API-24.
 */
export function listenToFaults(listener: FaultListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceFault(error: unknown, source: FaultSource): void {
  for (const listener of listeners) listener(error, source);
}

/** Logs the error of an actor, and passes it to the listeners. */
export function logFlowFault(error: unknown): void {
  console.error(error);
  announceFault(error, 'flow');
}
