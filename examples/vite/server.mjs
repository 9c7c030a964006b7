// npm start: serves the built app and its API, with an in-memory ledger.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';

const port = Number(process.env.PORT ?? 4000);
const app = sirv('dist', { single: true });

let paisa = 5_000_000;
const DAILY_LIMIT = 2_500_000;
/** Responses by idempotency key: a repeated request returns the first response and moves no money. */
const responsesByKey = new Map();
const attemptedKeys = new Set();

/** @param {import('node:http').IncomingMessage} request */
async function spend(request) {
  const key = request.headers['idempotency-key'];
  if (!key) return [400, { message: 'An idempotency key is needed.' }];
  const { amount } = /** @type {{ amount: string }} */ (await json(request));
  // Check the key after reading the body: another request with the same key may have moved the money meanwhile.
  if (responsesByKey.has(key)) return responsesByKey.get(key);
  // The first attempt always fails without moving money, to simulate an unreliable network.
  if (!attemptedKeys.has(key)) {
    attemptedKeys.add(key);
    return [503, { message: 'Try again.' }];
  }
  const requested = Math.round(Number(amount) * 100);
  if (!(requested > 0)) return [400, { message: 'That is no amount.' }];
  if (requested > DAILY_LIMIT) return [422, { message: 'Over the daily limit.' }];
  if (requested > paisa) return [409, { message: 'The account holds less than that.' }];
  paisa -= requested;
  const answer = [201, { paidAt: new Date().toISOString() }];
  responsesByKey.set(key, answer);
  return answer;
}

/** @param {import('node:http').IncomingMessage} request */
async function handleRequest(request) {
  switch (`${request.method} ${request.url}`) {
    case 'GET /api/accounts':
      return [200, [{ id: 'cash', type: 'trustvault', balance: (paisa / 100).toFixed(2) }]];
    case 'GET /api/bills':
      return [
        200,
        [
          {
            id: 'may',
            category: 'gas',
            provider: 'SSGC',
            amount: '2150',
            dueDate: '2026-12-15',
            status: 'pending',
          },
        ],
      ];
    case 'POST /api/transfers':
    case 'POST /api/bills':
      return spend(request);
    default:
      return [404, { message: 'There is no such thing.' }];
  }
}

createServer(async (request, response) => {
  if (!request.url?.startsWith('/api/')) return app(request, response);
  const [status, body] = await handleRequest(request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(port);
