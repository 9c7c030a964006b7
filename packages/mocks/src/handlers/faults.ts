import { delay } from 'msw/utils/delay';
import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';

/** `all` is every method. */
export type FaultMethod = 'get' | 'post' | 'all';

/** Creates a handler that makes one path fail; use it before the ordinary handlers. */
export type Fault = (method: FaultMethod, pattern: string) => HttpHandler;

const DEFAULT_SLOW_MS = 3000;

/** The faults between the wallet and its server, by name. */
export const faults = {
  /** 500 with a body that gives a reason. */
  serverError: (method, pattern) =>
    http[method](pattern, () => HttpResponse.text('The ledger is closed', { status: 500 })),

  /** 500 without a body. */
  serverErrorEmpty: (method, pattern) =>
    http[method](pattern, () => new HttpResponse(null, { status: 500 })),

  /** 401. */
  unauthorized: (method, pattern) =>
    http[method](pattern, () => HttpResponse.text('Sign in first', { status: 401 })),

  /** The connection breaks. */
  networkDown: (method, pattern) => http[method](pattern, () => HttpResponse.error()),

  /** The response never arrives. */
  neverAnswers: (method, pattern) => http[method](pattern, () => delay('infinite')),

  /** The correct response after `ms`: the request falls through to the next handler. */
  slow: (method, pattern, ms: number = DEFAULT_SLOW_MS) => http[method](pattern, () => delay(ms)),

  /** 200 with a JSON content type and a truncated body. */
  brokenJson: (method, pattern) =>
    http[method](
      pattern,
      () => new HttpResponse('[{"id": ', { headers: { 'Content-Type': 'application/json' } }),
    ),

  /** 200 with JSON of another shape. */
  wrongShape: (method, pattern) =>
    http[method](pattern, () => HttpResponse.json({ unexpected: true })),
} as const satisfies Record<string, (...args: [...Parameters<Fault>, ms?: number]) => HttpHandler>;

export type FaultName = keyof typeof faults;
