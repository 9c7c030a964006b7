import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { createProblemResponse } from './problems';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';

const MAX_KEY_LENGTH = 255;

/** Other origins can send plain text and forms with the user’s cookies, but not JSON. docs/rules.md API-15. */
export const requireJson = createMiddleware(async ({ req }, next) => {
  const [type = ''] = (req.header('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    return createProblemResponse(415, 'The body must be application/json');
  }
  return next();
});

/** Much larger than any request of the wallet. */
const MAX_BODY_BYTES = 64 * 1024;

const refuseBody = () => createProblemResponse(413, `A body has at most ${MAX_BODY_BYTES} bytes`);

const limitStream = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody });

/** Rejects large bodies. HTTP servers read no more bytes than `Content-Length` states. */
export const limitBody = createMiddleware(async (context, next) => {
  const length = context.req.header('Content-Length');
  // `bodyLimit` reads `Request.body`, whose creation takes longer than a payment.
  if (length === undefined) return limitStream(context, next);
  return Number(length) > MAX_BODY_BYTES ? refuseBody() : next();
});

/** Rejects a POST without an idempotency key, because it could not be retried safely. docs/rules.md API-16. */
export const requireIdempotencyKey = createMiddleware(async ({ req }, next) => {
  const key = req.header(IDEMPOTENCY_KEY) ?? '';
  if (key === '' || key.length > MAX_KEY_LENGTH) {
    return createProblemResponse(
      400,
      `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters`,
    );
  }
  return next();
});

/** Forbids browsers and proxies to store private data. docs/rules.md API-22. */
export const forbidStoring = createMiddleware(async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
});
