import { API_PATHS } from '@rad-wallet/api';
import type { WalletEvent } from '@rad-wallet/api';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { LedgerEvent, LedgerEvents } from '../store/LedgerEvents';
import type { LedgerPort } from '../store/port';
import { toServedEntry } from './handlers';
import type { ApiVariables } from './handlers';
import { createProblemResponse } from './problems';

/** Shorter than the idle timeouts of usual proxies, in ms. */
const HEARTBEAT_MS = 15_000;

/** When a browser reconnects, in ms: random, because all of them do so after a restart of the server. */
const createRetryTime = () => Math.round(1000 * (1 + Math.random()));

function toWalletEvent({ id, occurredAt, settled }: LedgerEvent): WalletEvent {
  if (!settled) return { type: 'wallet.changed', id, occurredAt };
  return { type: 'transaction.settled', id, occurredAt, transaction: toServedEntry(settled) };
}

export interface FollowEventsOptions {
  store: Pick<LedgerPort, 'findSession'>;
  events: LedgerEvents;
  /** Emits the token of a session that ends. */
  endedSessions: EventEmitter;
  /** Aborts when the server stops. */
  stopped?: AbortSignal;
}

/** Adds `GET /api/events`, a stream that ends with its session. docs/rules.md LIVE-6. */
export function followEvents(
  api: Hono<ApiVariables>,
  { store, events, endedSessions, stopped }: FollowEventsOptions,
): void {
  api.get(API_PATHS.events, (context) => {
    const { holder } = context.var;
    const token = context.var.session?.token;
    const lastId = context.req.header('Last-Event-ID');
    const age = context.req.query('age') ?? '0';
    if (!/^\d{1,12}$/.test(age)) {
      return createProblemResponse(400, `age must be a time in ms, not ${age}`);
    }
    return streamSSE(context, async (stream) => {
      // Without a first chunk, the headers would wait for the first event.
      await stream.write(`retry: ${createRetryTime()}\n\n`);
      const send = (event: LedgerEvent) =>
        void stream.writeSSE({ id: event.id, data: JSON.stringify(toWalletEvent(event)) });
      const unfollow = events.follow(holder, send, { lastId, ageMs: Number(age) });
      const end = new AbortController();
      const close = () => end.abort();
      stream.onAbort(close);
      stopped?.addEventListener('abort', close);
      if (token !== undefined) endedSessions.once(token, close);
      while (!end.signal.aborted) {
        await delay(HEARTBEAT_MS, undefined, { signal: end.signal }).catch(() => undefined);
        if (token !== undefined && !(await store.findSession(token))) close();
        await stream.write(': still connected\n\n');
      }
      unfollow();
      stopped?.removeEventListener('abort', close);
      if (token !== undefined) endedSessions.off(token, close);
    });
  });
}
