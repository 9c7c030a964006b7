import { delay } from 'msw/utils/delay';
import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';

/** `all` matches every method. */
export type FaultMethod = 'get' | 'post' | 'all';

/** Creates a handler that makes requests to one path fail. Add it before the regular handlers. */
export type Fault = (method: FaultMethod, pattern: string) => HttpHandler;

const DEFAULT_SLOW_MS = 3000;

export const faults = {
  /** 500 with a plain-text reason in the body. */
  serverError: (method, pattern) =>
    http[method](pattern, () => HttpResponse.text('The ledger is closed', { status: 500 })),

  /** 500 without a body. */
  serverErrorEmpty: (method, pattern) =>
    http[method](pattern, () => new HttpResponse(null, { status: 500 })),

  /** 401 with a plain-text reason in the body. */
  unauthorized: (method, pattern) =>
    http[method](pattern, () => HttpResponse.text('Sign in first', { status: 401 })),

  /** The connection fails. */
  networkDown: (method, pattern) => http[method](pattern, () => HttpResponse.error()),

  /** The response never arrives. */
  neverAnswers: (method, pattern) => http[method](pattern, () => delay('infinite')),

  /** The correct response after `ms` milliseconds: the request falls through to the next handler. */
  slow: (method, pattern, ms: number = DEFAULT_SLOW_MS) => http[method](pattern, () => delay(ms)),

  /** 200 with a JSON content type and a truncated body. */
  brokenJson: (method, pattern) =>
    http[method](
      pattern,
      () => new HttpResponse('[{"id": ', { headers: { 'Content-Type': 'application/json' } }),
    ),

  /** 200 with JSON that does not match the schema. */
  wrongShape: (method, pattern) =>
    http[method](pattern, () => HttpResponse.json({ unexpected: true })),
} as const satisfies Record<string, (...args: [...Parameters<Fault>, ms?: number]) => HttpHandler>;

export type FaultName = keyof typeof faults;

export const FAULT_NAMES = Object.keys(faults) as FaultName[];
