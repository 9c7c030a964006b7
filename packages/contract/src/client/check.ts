import type { Server } from './connectToServer';

/** The input of a check. */
export interface CheckContext {
  server: Server;
  /** The wallet's origin; null where the API is served at the same one. */
  origin: string | null;
}

/** One requirement on a server. */
export interface Check {
  title: string;
  /** Rejects with an Error that describes the violation, or with `CheckSkipped`. */
  run(context: CheckContext): Promise<void>;
}

/** Checks of one kind. */
export interface CheckGroup {
  title: string;
  checks: readonly Check[];
}

/** The check does not apply to this server; the message has the reason. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}
