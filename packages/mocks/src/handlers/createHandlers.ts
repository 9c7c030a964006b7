import type { HttpHandler } from 'msw/http';
import type { LedgerStore } from '../stores/LedgerStore';
import type { HandlerOptions } from './handlerOptions';
import { postHandlers } from './postHandlers';
import { readHandlers } from './readHandlers';

export function createHandlers(
  store: LedgerStore,
  { delayMs = 0, now = () => new Date(), currency = 'PKR' }: HandlerOptions = {},
): HttpHandler[] {
  const options = { delayMs, now, currency };
  return [...readHandlers(store, options), ...postHandlers(store, options)];
}
