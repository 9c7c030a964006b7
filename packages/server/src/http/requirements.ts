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
