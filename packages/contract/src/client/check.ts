import type { Server } from './connectToServer';

export interface CheckContext {
  server: Server;
  /** Another account holder's session; null if there is none. */
  other?: Server | null;
  /** The wallet's origin; null if the API is on the same origin. */
  origin: string | null;
}

export interface Check {
  title: string;
  /** Rejects with an Error that describes the violation, or with `CheckSkippedError`. */
  run(context: CheckContext): Promise<void>;
}

export interface CheckGroup {
  title: string;
  checks: readonly Check[];
}

/** Thrown if a check does not apply to this server. The message is the reason. */
export class CheckSkippedError extends Error {
  override readonly name = 'CheckSkippedError';
}

/** Returns another account holder's session; skips the check if there is none. */
export function requireOther({ other }: CheckContext): Server {
  if (!other)
    throw new CheckSkippedError('no --other-header contains the session of another holder');
  return other;
}

/** Skips the check if the server is tested without a session. */
export function requireSession(server: Server): void {
  if (!server.isSignedIn) throw new CheckSkippedError('no --header contains a session');
}
