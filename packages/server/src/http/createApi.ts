import { API_PATHS, CONVERSION_INTENT_HEADER } from '@rad-wallet/api';
import { createHandlers } from '@rad-wallet/mocks';
import type { LedgerStore } from '@rad-wallet/mocks';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { getResponse } from 'msw/utils/get-response';
import { requireJson, requireIdempotencyKey } from './requirements';
import { createProblemResponse, toStoreProblem, toProblemResponse } from './problems';

/** Far more than the wallet's largest request. */
const MAX_BODY_BYTES = 64 * 1024;

/** How long a browser may cache a preflight response, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;

const NOT_FOUND_DETAIL = 'There is nothing at this path';

const { accounts, balances, transactions, transfers, conversions } = API_PATHS;
const READ_PATHS: readonly string[] = [accounts, balances, transactions, conversions];
const POST_PATHS: readonly string[] = [transactions, transfers, conversions];

export interface ApiOptions {
  store: LedgerStore;
  /** Origins that may send requests with cookies. */
  origins: readonly string[];
  /** Called with errors whose details are not sent to the client. */
  onError: (error: Error) => void;
}

/** The mock server's handlers, plus what a networked server needs, such as CORS and a body limit. */
export function createApi({ store, origins, onError }: ApiOptions): Hono {
  const handlers = createHandlers(store);
  const ask = async (request: Request): Promise<Response> => {
    const response = await getResponse(handlers, request);
    return response ? toProblemResponse(response) : createProblemResponse(404, NOT_FOUND_DETAIL);
  };
  // HEAD requests are handled as GET.
  const read = async ({ req }: Context) => {
    const response = await ask(new Request(req.url));
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
  const post = ({ req }: Context) => ask(req.raw);

  const api = new Hono();
  api.use(
    cors({
      origin: [...origins],
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type', 'Idempotency-Key', CONVERSION_INTENT_HEADER],
      maxAge: PREFLIGHT_MAX_AGE_S,
    }),
  );
  for (const path of READ_PATHS) api.get(path, read);
  for (const path of POST_PATHS) {
    api.post(
      path,
      requireJson,
      requireIdempotencyKey,
      bodyLimit({
        maxSize: MAX_BODY_BYTES,
        onError: () => createProblemResponse(413, `A body has at most ${MAX_BODY_BYTES} bytes`),
      }),
      post,
    );
  }
  for (const path of Object.values(API_PATHS)) {
    const allowed = [
      ...(READ_PATHS.includes(path) ? ['GET', 'HEAD'] : []),
      ...(POST_PATHS.includes(path) ? ['POST'] : []),
    ];
    api.all(path, () =>
      createProblemResponse(405, `Only ${allowed.join(' and ')} here`, {
        Allow: allowed.join(', '),
      }),
    );
  }
  api.notFound(() => createProblemResponse(404, NOT_FOUND_DETAIL));
  api.onError((error) => {
    onError(error);
    return toStoreProblem(error);
  });
  return api;
}
