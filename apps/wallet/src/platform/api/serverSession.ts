import { createStore } from 'zustand/vanilla';

interface ServerSession {
  /** Whether the server has answered 401 since the last sign-in. */
  isEnded: boolean;
  signIns: number;
  /** How many of the sign-ins were by another person than before. */
  changes: number;
}

/** What is known of the session at the server. docs/rules.md API-12, AUTH-13. */
export const serverSession = createStore<ServerSession>(() => ({
  isEnded: false,
  signIns: 0,
  changes: 0,
}));

/** Call it after a sign-in. */
export const recordSignIn = (isSamePerson: boolean) =>
  serverSession.setState(({ signIns, changes }) => ({
    isEnded: false,
    signIns: signIns + 1,
    changes: isSamePerson ? changes : changes + 1,
  }));

/** Opens the sign-in page; what was typed stays. docs/rules.md CONSENT-4. */
export const askToSignIn = () => serverSession.setState({ isEnded: true });

/** Returns the HTTP status of a response or an error; null if it has none. */
export const getStatus = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'status' in outcome ? outcome.status : null;

/**
 * Sends a request, and records the end of the session if its response or error has the status 401. A request that was
 * sent before the last sign-in says nothing about the session.
 */
export async function watchSession<T>(send: () => Promise<T>): Promise<T> {
  const { signIns } = serverSession.getState();
  const note = (outcome: unknown) => {
    if (getStatus(outcome) === 401 && serverSession.getState().signIns === signIns)
      serverSession.setState({ isEnded: true });
  };
  try {
    const response = await send();
    note(response);
    return response;
  } catch (error) {
    note(error);
    throw error;
  }
}
