import { createMiddleware } from 'hono/factory';
import { createProblemResponse } from './problems';
import type { ApiVariables } from './handlers';

const WINDOW_MS = 60_000;

/**
 * Responds with 429 to more than `perMinute` requests per holder. Counts per process, so several processes multiply the
 * limit.
 */
export function limitRate(perMinute: number, now: () => number = Date.now) {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return createMiddleware<ApiVariables>(async (context, next) => {
    if (now() - windowStart >= WINDOW_MS) {
      windowStart = now();
      counts = new Map();
    }
    const holder = context.get('holder');
    const count = (counts.get(holder) ?? 0) + 1;
    counts.set(holder, count);
    if (count <= perMinute) return next();
    const seconds = Math.ceil((windowStart + WINDOW_MS - now()) / 1000);
    return createProblemResponse(429, `At most ${perMinute} requests in a minute`, {
      headers: { 'Retry-After': String(seconds) },
    });
  });
}
