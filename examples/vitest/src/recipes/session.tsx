import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

interface SessionState {
  holder: string;
  hasEnded: boolean;
}

export type Session = ReturnType<typeof createSession>;

/** Creates a session that ends when any response has status 401. */
export function createSession(holder: string) {
  let state: SessionState = { holder, hasEnded: false };
  const listeners = new Set<() => void>();
  function update(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }
  return {
    /** For `createApiClient`. The request still fails, so that a flow keeps the input and its idempotency key. */
    fetch: async (...request: Parameters<typeof fetch>) => {
      const before = state;
      const response = await fetch(...request);
      // Ignore a late response to a request of the previous session.
      if (response.status === 401 && state === before) update({ ...state, hasEnded: true });
      return response;
    },
    /** Call it after sign-in. Repeats failed queries; a different holder starts with an empty cache. */
    begin(holder: string, cache: QueryClient) {
      if (holder !== state.holder) cache.clear();
      update({ holder, hasEnded: false });
      void cache.refetchQueries({ predicate: (query) => query.state.status === 'error' });
    },
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface SessionGateProps {
  session: Session;
  signIn: ReactNode;
  children: ReactNode;
}

/** Shows the sign-in page instead of the current page, at the same path. */
export function SessionGate({ session, signIn, children }: SessionGateProps) {
  const { holder, hasEnded } = useSyncExternalStore(session.subscribe, session.getState);
  const page = useRef<HTMLDivElement>(null);
  const hadEnded = useRef(false);
  useEffect(() => {
    if (hadEnded.current && !hasEnded) page.current?.querySelector('h1')?.focus();
    hadEnded.current = hasEnded;
  }, [hasEnded]);
  return (
    <>
      {hasEnded && signIn}
      {/* The hidden page stays mounted and keeps its input. The key discards it if a different holder signs in. */}
      <div key={holder} ref={page} hidden={hasEnded}>
        {children}
      </div>
    </>
  );
}
