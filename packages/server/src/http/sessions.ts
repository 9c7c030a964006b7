import type { Ledger } from '@rad-wallet/ledger';
import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { createHash, randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import * as v from 'valibot';
import type { LedgerPort, Session } from '../store/port';
import type { ApiVariables } from './handlers';
import { createProblemResponse } from './problems';
import { readBody } from './readBody';

export const SESSION_PATH = '/api/session';

const SESSION_MS = 12 * 3_600_000;

const signInSchema = v.object({
  holder: v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/, 'must be a name of 1 to 64 characters')),
});

export interface SessionOptions {
  store: LedgerPort;
  /** Creates the ledger of a new holder. */
  createLedger: (holder: string) => Ledger;
  /** The holder for requests without a cookie; null makes the cookie mandatory. */
  defaultHolder: string | null;
  /** Whether clients connect through HTTPS; if so, the cookie is bound to the host. */
  isSecure: boolean;
  /** Emits the token of a session that ends. */
  endedSessions: EventEmitter;
}

/** Returns the time of the sign-in, in ms since 1970. */
export const getSignInTime = ({ expiresAt }: Session): number => Date.parse(expiresAt) - SESSION_MS;

/** Only a hash is stored, so a stolen database does not grant access to sessions. */
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Sign-in for development: `POST /api/session` with `{ "holder": "ayesha" }` starts a session without a password, and
 * creates the holder if necessary. `DELETE` ends the session.
 */
export function addSessions(
  api: Hono<ApiVariables>,
  { store, createLedger, defaultHolder, isSecure, endedSessions }: SessionOptions,
): void {
  const cookie = isSecure ? '__Host-session' : 'session';
  const attributes = {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: isSecure,
  } as const;

  api.post(SESSION_PATH, async (context) => {
    const body = await readBody(context.req, signInSchema);
    if (body instanceof Response) return body;
    const { holder } = body;
    await store.open(holder, () => createLedger(holder));
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + SESSION_MS).toISOString();
    await store.startSession({ token: hash(secret), holder, expiresAt });
    setCookie(context, cookie, secret, { ...attributes, maxAge: SESSION_MS / 1000 });
    return context.json({ holder, expiresAt }, 201);
  });

  api.delete(SESSION_PATH, async (context) => {
    const secret = deleteCookie(context, cookie, attributes);
    if (secret !== undefined) {
      await store.endSession(hash(secret));
      endedSessions.emit(hash(secret));
    }
    return context.body(null, 204);
  });

  api.use(
    '/api/*',
    createMiddleware<ApiVariables>(async (context, next) => {
      const secret = getCookie(context, cookie);
      const session = secret === undefined ? null : await store.findSession(hash(secret));
      const holder = secret === undefined ? defaultHolder : session?.holder;
      if (holder === null || holder === undefined) {
        return createProblemResponse(401, 'Sign in first');
      }
      context.set('holder', holder);
      context.set('session', session);
      return next();
    }),
  );
}
