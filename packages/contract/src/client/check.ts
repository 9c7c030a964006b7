import type { Server } from './connectToServer';

export interface CheckContext {
  server: Server;
  /** The session of another account holder; null if there is none. */
  other?: Server | null;
  /** The wallet's origin; null if the API has the same origin. */
  origin: string | null;
}

export interface Check {
  title: string;
  /** Rejects with an Error that describes the violation, or with `CheckSkipped`. */
  run(context: CheckContext): Promise<void>;
}

export interface CheckGroup {
  title: string;
  checks: readonly Check[];
}

/** Thrown if a check does not apply to this server; the message gives the reason. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/** Returns the session of another account holder; skips the check if there is none. */
export function requireOther({ other }: CheckContext): Server {
  if (!other) throw new CheckSkipped('no --other-header contains the session of another holder');
  return other;
}

/** Skips the check if the server is checked without a session. */
export function requireSession(server: Server): void {
  if (!server.isSignedIn) throw new CheckSkipped('no --header contains a session');
}
