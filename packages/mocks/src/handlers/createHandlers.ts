import type { HttpHandler } from 'msw/http';
import type { LedgerStore } from '../stores/LedgerStore';
import { postHandlers } from './postHandlers';
import { readHandlers } from './readHandlers';

export interface HandlerOptions {
  /** How long every answer takes, in ms. @default 0 */
  delayMs?: number;
  /** The time that a posted entry gets. @default the clock */
  now?: () => Date;
}

/** The wallet's server over a ledger: every path that the client calls. */
export function createHandlers(
  store: LedgerStore,
  { delayMs = 0, now = () => new Date() }: HandlerOptions = {},
): HttpHandler[] {
  return [...readHandlers(store, { delayMs }), ...postHandlers(store, { delayMs, now })];
}
