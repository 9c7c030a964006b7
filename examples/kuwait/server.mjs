// npm start: serves the built app and its API, with an in-memory ledger. With TESTING=1, a test can make quote requests
// fail, delay their responses or change the rates.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { convert, readAccounts, readTransactions, transfer } from './server/books.mjs';
import { readQuotes, setMode } from './server/quotes.mjs';

const port = Number(process.env.PORT ?? 4000);
const app = sirv('dist', { single: true });

/** Bodies and responses by idempotency key: a repeated request returns the first response and moves no money. */
const responsesByKey = new Map();

/**
 * @template Body
 * @param {import('node:http').IncomingMessage} request
 * @param {(body: Body) => unknown[]} act
 */
async function respondOnce(request, act) {
  const key = request.headers['idempotency-key'];
  if (!key) return [400, { message: 'An idempotency key is needed.' }];
  const body = await text(request);
  // Nothing is awaited below, so the second of two requests with the same key finds the first one's response.
  const earlier = responsesByKey.get(key);
  if (earlier && earlier.body !== body) {
    return [422, { message: 'This key belongs to another request.' }];
  }
  if (earlier) return earlier.answer;
  const answer = act(JSON.parse(body));
  if (answer[0] === 201) responsesByKey.set(key, { body, answer });
  return answer;
}

/** @param {import('node:http').IncomingMessage} request */
async function handleRequest(request) {
  switch (`${request.method} ${request.url}`) {
    case 'GET /api/accounts':
      return [200, readAccounts()];
    case 'GET /api/transactions':
      return [200, readTransactions()];
    case 'GET /api/quotes':
      return readQuotes();
    case 'POST /api/transfers':
      return respondOnce(request, transfer);
    case 'POST /api/conversions':
      return respondOnce(request, convert);
    case 'POST /api/testing/quotes':
      if (!process.env.TESTING) return [404, { message: 'Only for tests.' }];
      setMode(JSON.parse(await text(request)).mode);
      return [200, {}];
    default:
      return [404, { message: 'There is no such thing.' }];
  }
}

createServer(async (request, response) => {
  if (!request.url?.startsWith('/api/')) return app(request, response);
  const [status, body] = await handleRequest(request).catch(() => [400, { message: 'Not JSON.' }]);
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}).listen(port);
