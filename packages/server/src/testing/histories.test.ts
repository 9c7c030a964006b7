// Tests many clients with several server processes on one database, lost requests and responses, and killed and paused
// processes. The final state must agree with the responses to the clients and with the ledger model. HISTORY_PAYMENTS
// sets the number of payments.
import {
  ApiError,
  convert,
  createApiClient,
  createQueryClient,
  findByKey,
  finishConversion,
  pendingConversionsQuery,
  sendTransfer,
} from '@rad-wallet/api';
import type { ApiClient, Conversion } from '@rad-wallet/api';
import { decimal, openLedger } from '@rad-wallet/ledger';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../seeds';
import { openLedgerStore } from '../store/openLedgerStore';
import { terms } from '../terms';
import { createTestDatabases } from './databases';
import { getCookie } from './requests';
import { startServerProcess } from './startServerProcess';
import type { ServerProcess } from './startServerProcess';

const PAYMENTS = Number(process.env.HISTORY_PAYMENTS ?? 300);

const CLIENTS = 100;

const HOLDERS = 5;

const SERVERS = 2;

/** The probability that a request or its response is lost. */
const FAULT_RATE = 0.1;

const MAX_WAIT_MS = 40;

type Outcome =
  | { kind: 'posted'; id: string | undefined }
  | { kind: 'refused' }
  | { kind: 'unknown' };

/** The outcomes of one holder's keys, according to the responses. */
type History = Map<string, Outcome>;

const random = (max: number) => Math.floor(Math.random() * max);

for (const database of createTestDatabases()) {
  describe.skipIf(database.missing !== null)(`${database.name} ${database.missing ?? ''}`, () => {
    it(
      `agrees with the responses to ${CLIENTS} clients about ${PAYMENTS} payments`,
      async () => {
        const url = await database.create();
        const start = () => startServerProcess(['--port', '0', '--rate', '0', '--database', url]);
        const servers = await Promise.all(Array.from({ length: SERVERS }, start));
        let isDone = false;
        const chaos = disturb(servers, start, () => isDone);

        const holders = await Promise.all(
          Array.from({ length: HOLDERS }, async (_, index) => {
            const holder = `holder-${index}`;
            return { holder, cookie: await signIn(servers, holder), history: new Map() as History };
          }),
        );
        const perClient = Math.ceil(PAYMENTS / CLIENTS);
        await Promise.all(
          Array.from({ length: CLIENTS }, (_, index) => {
            const { holder, cookie, history } = holders[index % HOLDERS]!;
            return pay(createClient(servers, cookie), holder, `${index}`, perClient, history);
          }),
        );
        isDone = true;
        await chaos;

        for (const { holder, cookie, history } of holders) {
          await check(createCalmClient(servers, cookie), history, holder, url);
        }
        await Promise.all(servers.map((server) => server.end()));
      },
      60_000 + PAYMENTS * 60,
    );
  });
}

/** Repeatedly kills or pauses one of the servers. */
async function disturb(
  servers: ServerProcess[],
  start: () => Promise<ServerProcess>,
  isDone: () => boolean,
): Promise<void> {
  while (!isDone()) {
    await delay(500);
    const index = random(servers.length);
    const server = servers[index];
    if (Math.random() < 0.5) {
      server?.signal('SIGSTOP');
      await delay(200);
      server?.signal('SIGCONT');
    } else {
      await server?.end('SIGKILL');
      servers[index] = await start();
    }
  }
}

const pickUrl = (servers: readonly ServerProcess[]) => servers[random(servers.length)]?.url ?? '';

async function signIn(servers: readonly ServerProcess[], holder: string): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(`${pickUrl(servers)}/api/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ holder }),
      });
      if (response.ok) return getCookie(response);
    } catch {
      await delay(50);
    }
  }
}

const withCookie = (init: RequestInit | undefined, cookie: string): RequestInit => {
  const headers = new Headers(init?.headers);
  headers.set('Cookie', cookie);
  return { ...init, headers };
};

/** Loses some requests and some responses. */
function createClient(servers: readonly ServerProcess[], cookie: string): ApiClient {
  return createApiClient({
    fetch: async (path, init) => {
      if (Math.random() < FAULT_RATE) throw new TypeError('The request was lost');
      const isLost = Math.random() < FAULT_RATE;
      const signal = isLost ? AbortSignal.timeout(random(MAX_WAIT_MS)) : AbortSignal.timeout(5000);
      const response = await fetch(pickUrl(servers) + String(path), {
        ...withCookie(init, cookie),
        signal,
      });
      if (isLost) throw new TypeError('The answer was lost');
      return response;
    },
  });
}

const createCalmClient = (servers: readonly ServerProcess[], cookie: string): ApiClient =>
  createApiClient({
    fetch: (path, init) => fetch(pickUrl(servers) + String(path), withCookie(init, cookie)),
  });

function toGold(holder: string): Conversion {
  const amount = String(1 + random(20_000));
  return {
    source: { currency: 'PKR', accountId: `${holder}-account-pkr`, amount },
    target: {
      currency: 'GOLD',
      accountId: `${holder}-account-gold`,
      amount: decimal(amount).times('0.000063').toFixed(),
    },
  };
}

/** Sends payments and conversions, and repeats some, including successful ones. */
async function pay(
  client: ApiClient,
  holder: string,
  name: string,
  count: number,
  history: History,
): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const key = `${name}-${number}`;
    const isConversion = Math.random() < 0.25;
    const conversion = toGold(holder);
    const transfer = {
      accountId: `${holder}-account-pkr`,
      amount: String(1 + random(30_000)),
      recipientName: key,
      currency: 'PKR',
    } as const;
    const send = async () =>
      isConversion
        ? void (await note(history, `${key}:2`, async () => {
            const [first, second] = await convert(client, conversion, { idempotencyKey: key });
            history.set(`${key}:1`, { kind: 'posted', id: first?.id });
            return second?.id;
          }))
        : void (await note(history, key, async () => {
            const made = await sendTransfer(client, transfer, { idempotencyKey: key });
            return made?.id;
          }));
    const attempts = 1 + random(3);
    for (let attempt = 0; attempt < attempts; attempt += 1) await send();
  }
}

async function note(
  history: History,
  key: string,
  send: () => Promise<string | undefined>,
): Promise<void> {
  const before = history.get(key);
  try {
    const id = await send();
    if (before?.kind === 'posted') expect(id).toBe(before.id);
    history.set(key, { kind: 'posted', id });
  } catch (error) {
    if (before?.kind === 'posted') return;
    const isRefused = error instanceof ApiError && error.status < 500;
    // A refusal does not rule out that an earlier request with the same key succeeded and its response was lost.
    history.set(key, { kind: isRefused && !before ? 'refused' : 'unknown' });
  }
}

async function check(
  client: ApiClient,
  history: History,
  holder: string,
  database: string,
): Promise<void> {
  const pending = await createQueryClient().fetchQuery(pendingConversionsQuery(client));
  for (const conversion of pending) await finishConversion(client, conversion);

  const store = await openLedgerStore({ database });
  expect(await store.verify()).toEqual([]);
  const { entries } = await store.page(holder);
  const accounts = await store.balances(holder);
  await store.close();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));

  for (const [key, outcome] of history) {
    const found = await findByKey(client, key);
    if (outcome.kind === 'posted') expect(found?.id, key).toBe(outcome.id);
    if (outcome.kind === 'refused' && !key.endsWith(':2')) expect(found, key).toBeNull();
    if (found) expect(byId.has(found.id)).toBe(true);
  }
  // Each key has one effect: a transfer's recipient is its key.
  const recipients = entries
    .map(({ description }) => /^Sent to (\d+-\d+)$/.exec(description)?.[1])
    .filter((key) => key !== undefined);
  expect(new Set(recipients).size).toBe(recipients.length);

  // Replay the entries in posting order in the model, which must accept them and end with the same balances.
  const seed = createLedger('sample', holder, new Date());
  const model = openLedger({
    accounts: seed.accounts,
    history: entries.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true })),
    terms,
  });
  const sums = new Map<string, ReturnType<typeof decimal>>();
  for (const { account, amount } of model.postings.flatMap(({ legs }) => legs)) {
    sums.set(account, (sums.get(account) ?? decimal('0')).plus(amount));
  }
  for (const { id, balance } of accounts) {
    const opening = model.accounts.find((account) => account.id === id)?.opening ?? '0';
    expect(
      decimal(opening)
        .plus(sums.get(id) ?? '0')
        .eq(balance),
      id,
    ).toBe(true);
  }
}
