import { API_PATHS } from '@rad-wallet/api';
import type { Account } from '@rad-wallet/api';
import Big from 'big.js';
import { unchanged } from '../asking/bench';
import type { Check, CheckGroup } from '../asking/check';
import { entryOf, newKey, transferOf } from '../asking/posting';
import { accountOf } from '../asking/reading';
import type { Reply, Server } from '../asking/server';
import { assertRefusal } from './refusal';

const { accounts, balances, transactions, transfers } = API_PATHS;

/** Longer than any amount may be, by one. */
const TOO_LONG = '1'.repeat(65);

const notBodies = ['', 'not JSON', '{"accountId": ', 'null', '[]', '{}', '"text"', '7'];
const notNumbers = ['0', '0.00', '-5', '+5', '1e2', '1,000', '.5', '5.', ' 5', '', 'x', 'NaN'];
const notStrings = [5, null, true, ['5'], { value: '5' }];
const notAmounts: readonly unknown[] = [...notNumbers, TOO_LONG, ...notStrings];

/** Asks for what must be refused, and fails if the books have changed by it. */
const refused = (
  title: string,
  status: number,
  ask: (server: Server, cash: Account, all: readonly Account[]) => Promise<Reply>,
): Check => ({
  title: `${title} is refused with ${status}`,
  run: ({ server }) =>
    unchanged(server, async (accounts, cash) =>
      assertRefusal(await ask(server, cash, accounts), status),
    ),
});

const post = (
  server: Server,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) => server.ask('POST', path, { body, headers: { 'Idempotency-Key': newKey(), ...headers } });

const json = { 'Content-Type': 'application/json' };

const without = (body: object, name: string) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

const described = (value: unknown) =>
  value === TOO_LONG ? 'a number of 65 digits' : JSON.stringify(value);

/** Requests that the server must reject. docs/rules.md API-7, API-15, LEDGER-2. */
export const refusals: CheckGroup = {
  title: 'Refusing',
  checks: [
    ...[transactions, transfers].flatMap((path) =>
      notBodies.map((body) =>
        refused(`POST ${path} of the body ‘${body}’`, 400, (server) =>
          post(server, path, body, json),
        ),
      ),
    ),
    ...notAmounts.flatMap((amount) => [
      refused(`an entry of the amount ${described(amount)}`, 400, (server, cash) =>
        post(server, transactions, { ...entryOf(cash, 'deposit', '1'), amount }),
      ),
      refused(`a transfer of the amount ${described(amount)}`, 400, (server, cash) =>
        post(server, transfers, { ...transferOf(cash, '1'), amount }),
      ),
    ]),
    ...['accountId', 'type', 'currency', 'amount', 'description'].map((name) =>
      refused(`an entry without ${name}`, 400, (server, cash) =>
        post(server, transactions, without(entryOf(cash, 'deposit', '1'), name)),
      ),
    ),
    ...['accountId', 'recipientName', 'currency', 'amount'].map((name) =>
      refused(`a transfer without ${name}`, 400, (server, cash) =>
        post(server, transfers, without(transferOf(cash, '1'), name)),
      ),
    ),
    refused('a transfer to nobody', 400, (server, cash) =>
      post(server, transfers, { ...transferOf(cash, '1'), recipientName: '' }),
    ),
    refused('a transfer in USD', 400, (server, cash) =>
      post(server, transfers, { ...transferOf(cash, '1'), currency: 'USD' }),
    ),
    refused('an entry on an account that there is not', 404, (server, cash) =>
      post(server, transactions, { ...entryOf(cash, 'deposit', '1'), accountId: newKey() }),
    ),
    refused('a transfer from an account that there is not', 404, (server, cash) =>
      post(server, transfers, { ...transferOf(cash, '1'), accountId: newKey() }),
    ),
    refused('a withdrawal of more than there is', 422, (server, cash) =>
      post(
        server,
        transactions,
        entryOf(cash, 'withdrawal', Big(cash.balance).plus('0.01').toFixed()),
      ),
    ),
    refused('a transfer of more than there is', 422, (server, cash) =>
      post(server, transfers, transferOf(cash, Big(cash.balance).plus('0.01').toFixed())),
    ),
    refused('an entry in a currency that is not known', 422, (server, cash) =>
      post(server, transactions, { ...entryOf(cash, 'deposit', '1'), currency: 'XTS' }),
    ),
    refused('gold bought on the cash account', 422, (server, cash) =>
      post(server, transactions, entryOf(cash, 'gold_purchase', '1')),
    ),
    refused('a deposit of PKR on the gold account', 422, (server, _cash, all) =>
      post(server, transactions, entryOf(accountOf(all, 'gold'), 'deposit', '1')),
    ),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) =>
      refused(`a transfer that says it is ${type}`, 415, (server, cash) =>
        post(server, transfers, JSON.stringify(transferOf(cash, '1')), { 'Content-Type': type }),
      ),
    ),
    ...[
      ...[accounts, balances].flatMap((path) =>
        ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path] as const),
      ),
      ...['PUT', 'PATCH', 'DELETE'].map((method) => [method, transactions] as const),
      ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, transfers] as const),
    ].map(([method, path]) =>
      refused(`${method} ${path}`, 405, (server) =>
        server.ask(method, path, { headers: { 'Idempotency-Key': newKey() } }),
      ),
    ),
    refused('a path that there is not', 404, (server) => server.ask('GET', '/api/no-such-path')),
  ],
};
