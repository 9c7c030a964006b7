import type { HttpHandler } from 'msw/http';
import type { LedgerStore } from '../stores/LedgerStore';
import type { HandlerOptions } from './handlerOptions';
import { postHandlers } from './postHandlers';
import { readHandlers } from './readHandlers';

export function createHandlers(
  store: LedgerStore,
  { delayMs = 0, now = () => new Date() }: HandlerOptions = {},
): HttpHandler[] {
  return [...readHandlers(store, { delayMs, now }), ...postHandlers(store, { delayMs, now })];
}
