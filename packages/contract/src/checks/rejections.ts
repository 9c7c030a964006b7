import { API_PATHS, CONVERSION_INTENT_HEADER } from '@rad-wallet/api';
import type { Account } from '@rad-wallet/api';
import Big from 'big.js';
import { assertUnchanged } from '../client/testServer';
import { requireSession } from '../client/check';
import type { Check, CheckGroup } from '../client/check';
import { createEntry, createKey, createTransfer } from '../client/createPoster';
import { requireAccount } from '../client/createReader';
import type { ServerResponse, Server } from '../client/connectToServer';
import { assertRejection } from './assertRejection';

const { accounts, balances, transactions, transfers } = API_PATHS;

/** One digit too many before the decimal point, and one after it. */
const TOO_LONG = '1'.repeat(41);
const TOO_PRECISE = `1.${'0'.repeat(20)}1`;

const notBodies = ['', 'not JSON', '{"accountId": ', 'null', '[]', '{}', '"text"', '7'];
const notNumbers = ['0', '0.00', '-5', '+5', '1e2', '1,000', '.5', '5.', ' 5', '', 'x', 'NaN'];
const notStrings = [5, null, true, ['5'], { value: '5' }];
const notAmounts: readonly unknown[] = [...notNumbers, TOO_LONG, TOO_PRECISE, ...notStrings];

const createRejectionCheck = (
  title: string,
  status: number,
  ask: (server: Server, cash: Account, all: readonly Account[]) => Promise<ServerResponse>,
): Check => ({
  title: `${title} is rejected with ${status}`,
  run: ({ server }) =>
    assertUnchanged(server, async (accounts, cash) =>
      assertRejection(await ask(server, cash, accounts), status),
    ),
});

const postBody = (
  server: Server,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) => server.send('POST', path, { body, headers: { 'Idempotency-Key': createKey(), ...headers } });

const jsonHeaders = { 'Content-Type': 'application/json' };

const omitField = (body: object, name: string) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const formatValue = (value: unknown) =>
  value === TOO_LONG ? 'a number of 41 digits' : JSON.stringify(value);

const createSessionCheck = (path: string, createBody: (cash: Account) => unknown) =>
  createRejectionCheck(`POST ${path} without a session`, 401, (server, cash) => {
    requireSession(server);
    return server.requestSignedOut('POST', path, {
      body: createBody(cash),
      headers: { 'Idempotency-Key': createKey() },
    });
  });

/** Requests that the server must reject. docs/rules.md API-7, API-15, LEDGER-2. */
export const rejectionChecks: CheckGroup = {
  title: 'Rejecting',
  checks: [
    ...[transactions, transfers].flatMap((path) =>
      notBodies.map((body) =>
        createRejectionCheck(`POST ${path} with the body ‘${body}’`, 400, (server) =>
          postBody(server, path, body, jsonHeaders),
        ),
      ),
    ),
    ...notAmounts.flatMap((amount) => [
      createRejectionCheck(`an entry with the amount ${formatValue(amount)}`, 400, (server, cash) =>
        postBody(server, transactions, { ...createEntry(cash, 'withdrawal', '1'), amount }),
      ),
      createRejectionCheck(
        `a transfer with the amount ${formatValue(amount)}`,
        400,
        (server, cash) => postBody(server, transfers, { ...createTransfer(cash, '1'), amount }),
      ),
    ]),
    ...['accountId', 'type', 'currency', 'amount', 'description'].map((name) =>
      createRejectionCheck(`an entry without ${name}`, 400, (server, cash) =>
        postBody(server, transactions, omitField(createEntry(cash, 'withdrawal', '1'), name)),
      ),
    ),
    ...['accountId', 'recipientName', 'currency', 'amount'].map((name) =>
      createRejectionCheck(`a transfer without ${name}`, 400, (server, cash) =>
        postBody(server, transfers, omitField(createTransfer(cash, '1'), name)),
      ),
    ),
    createRejectionCheck('a transfer without a recipient', 400, (server, cash) =>
      postBody(server, transfers, { ...createTransfer(cash, '1'), recipientName: '' }),
    ),
    createRejectionCheck('a transfer in USD', 400, (server, cash) =>
      postBody(server, transfers, { ...createTransfer(cash, '1'), currency: 'USD' }),
    ),
    createRejectionCheck('an entry on an unknown account', 404, (server, cash) =>
      postBody(server, transactions, {
        ...createEntry(cash, 'withdrawal', '1'),
        accountId: createKey(),
      }),
    ),
    createRejectionCheck('a transfer from an unknown account', 404, (server, cash) =>
      postBody(server, transfers, { ...createTransfer(cash, '1'), accountId: createKey() }),
    ),
    createRejectionCheck('a withdrawal above the balance', 422, (server, cash) =>
      postBody(
        server,
        transactions,
        createEntry(cash, 'withdrawal', Big(cash.balance).plus('0.01').toFixed()),
      ),
    ),
    createRejectionCheck('a transfer above the balance', 422, (server, cash) =>
      postBody(server, transfers, createTransfer(cash, Big(cash.balance).plus('0.01').toFixed())),
    ),
    createRejectionCheck('an entry whose Conversion-Intent is malformed', 400, (server, cash) =>
      postBody(server, transactions, createEntry(cash, 'withdrawal', '1'), {
        [CONVERSION_INTENT_HEADER]: '{',
      }),
    ),
    createRejectionCheck('an entry in an unknown currency', 422, (server, cash) =>
      postBody(server, transactions, { ...createEntry(cash, 'withdrawal', '1'), currency: 'XTS' }),
    ),
    createRejectionCheck('gold bought on the cash account', 422, (server, cash) =>
      postBody(server, transactions, createEntry(cash, 'gold_purchase', '1')),
    ),
    createRejectionCheck('a deposit of PKR on the gold account', 422, (server, _cash, all) =>
      postBody(server, transactions, createEntry(requireAccount(all, 'gold'), 'deposit', '1')),
    ),
    createSessionCheck(transactions, (cash) => createEntry(cash, 'withdrawal', '1')),
    createSessionCheck(transfers, (cash) => createTransfer(cash, '1')),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) =>
      createRejectionCheck(`a transfer with the content type ${type}`, 415, (server, cash) =>
        postBody(server, transfers, JSON.stringify(createTransfer(cash, '1')), {
          'Content-Type': type,
        }),
      ),
    ),
    ...[
      ...[accounts, balances].flatMap((path) =>
        ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const),
      ),
      ...['PUT', 'PATCH', 'DELETE'].map((method) => [method, transactions] as const),
      ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, transfers] as const),
    ].map(([method, path]) =>
      createRejectionCheck(`${method} ${path}`, 405, (server) =>
        server.send(method, path, { headers: { 'Idempotency-Key': createKey() } }),
      ),
    ),
    createRejectionCheck('an unknown path', 404, (server) =>
      server.send('GET', '/api/no-such-path'),
    ),
  ],
};
