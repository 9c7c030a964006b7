import type { Server } from './connectToServer';

/** What a check is given. */
export interface CheckContext {
  server: Server;
  /** The wallet's origin; null where the API is served at the same one. */
  origin: string | null;
}

/** One thing that a server must do. */
export interface Check {
  title: string;
  /** Rejects with an Error that says what was found instead, or with `CheckSkipped`. */
  run(context: CheckContext): Promise<void>;
}

/** Checks of one kind. */
export interface CheckGroup {
  title: string;
  checks: readonly Check[];
}

/** It could not be asked of this server; the message says why. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}
