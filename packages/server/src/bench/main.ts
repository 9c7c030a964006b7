// npm run bench:ledger: compares the server's throughput with the same database work without the server. Results are in
// docs/backend.md.
import { getRequestListener } from '@hono/node-server';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { createApi } from '../http/createApi';
import { createLedger } from '../seeds';
import { openStore } from '../store/openStore';
import type { LedgerPort } from '../store/port';
import { openPostgres } from '../store/postgres/openPostgres';
import { post } from '../store/posting';
import { query } from '../store/program';
import type { Driver } from '../store/program';
import { openSqlite } from '../store/sqlite/openSqlite';
import { terms } from '../terms';

const HOLDERS = 64;

const CLIENTS = 16;

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    count: { type: 'string', default: '2000' },
    entries: { type: 'string', default: '1000000' },
  },
});
const count = Number(options.count);

const createRequest = (holder: string, key: string) => ({
  key,
  draft: {
    accountId: getAccountId(holder),
    type: 'sent',
    currency: 'PKR',
    amount: '1',
    description: 'Sent to Ayesha Malik',
    status: 'completed',
    verified: true,
  },
});

const getAccountId = (holder: string) => `${holder}-account-pkr`;

const getHolder = (index: number) => `holder-${index % HOLDERS}`;

async function openHolders(store: LedgerPort): Promise<void> {
  for (let index = 0; index < HOLDERS; index += 1) {
    const holder = getHolder(index);
    await store.open(holder, () => createLedger('huge', holder, new Date()));
  }
}

/** Runs the work with several clients in parallel, and returns how many ms it took. */
async function measure(
  clients: number,
  times: number,
  work: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < times) {
        next += 1;
        await work(next);
      }
    }),
  );
  return performance.now() - start;
}

interface Candidate {
  title: string;
  clients: number;
  work: (index: number) => Promise<unknown>;
}

const ROUNDS = 10;

/** Runs the candidates by turns, so that other load on the machine affects all of them equally. */
async function compare(candidates: readonly [Candidate, Candidate, ...Candidate[]]): Promise<void> {
  const times = Math.ceil(count / ROUNDS);
  const total = candidates.map(() => 0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { clients, work }] of candidates.entries()) {
      run += 1;
      const ms = await measure(clients, times, work);
      // The first round warms up.
      if (round > 0) total[index] = (total[index] ?? 0) + ms;
    }
  }
  const rates = total.map((ms) => (times * ROUNDS) / (ms / 1000));
  for (const [index, { title, clients }] of candidates.entries()) {
    report(`${title}, ${clients} ${clients === 1 ? 'client' : 'clients'}`, rates[index] ?? 0);
  }
  const [first = 0, second = 1] = rates;
  const ratio = (first / second).toFixed(2).padStart(9);
  process.stdout.write(`${'The first is the second times'.padEnd(64)}${ratio}\n`);
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Uses less CPU than `fetch`; the server shares the same cores. */
async function send(url: string, headers: Record<string, string>, body: unknown): Promise<void> {
  const sending = request(url, { method: 'POST', agent, headers });
  sending.end(JSON.stringify(body));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 201) throw new Error(`The server answered ${response.statusCode}`);
}

let run = 0;

const createKey = (index: number) => `bench-${run}-${index}`;

const report = (title: string, rate: number, per = 'payments/s') =>
  process.stdout.write(`${title.padEnd(64)}${rate.toFixed(0).padStart(9)} ${per}\n`);

async function measureDatabase(
  name: string,
  driver: Driver,
  bare: Candidate | null,
): Promise<void> {
  const store = openStore({ driver });
  await openHolders(store);
  const api = createApi({
    store,
    origins: [],
    onError: (error) => console.error(error),
    createLedger: (holder) => createLedger('huge', holder, new Date()),
    requireSession: true,
  });
  const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1');
  // Keeps connections open during the other measurement.
  server.keepAliveTimeout = 600_000;
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const json = { 'Content-Type': 'application/json' };
  const cookies = new Map<string, string>();
  for (let index = 0; index < HOLDERS; index += 1) {
    const holder = getHolder(index);
    const body = JSON.stringify({ holder });
    const signedIn = await fetch(`${url}/api/session`, { method: 'POST', headers: json, body });
    cookies.set(holder, (signedIn.headers.get('Set-Cookie') ?? '').replace(/;.*/, ''));
  }

  const postDirectly = (index: number) =>
    driver.write(() =>
      post(
        { dialect: driver.dialect, now: new Date() },
        getHolder(index),
        createRequest(getHolder(index), createKey(index)),
        terms,
      ),
    );
  const postOverHttp = async (index: number) => {
    const holder = getHolder(index);
    await send(
      `${url}/api/transfers`,
      { ...json, 'Idempotency-Key': createKey(index), Cookie: cookies.get(holder) ?? '' },
      {
        accountId: getAccountId(holder),
        amount: '1',
        recipientName: 'Ayesha Malik',
        currency: 'PKR',
      },
    );
  };
  const http = { title: `${name}: payments through HTTP`, clients: CLIENTS, work: postOverHttp };
  const direct = {
    title: `${name}: the same statements without HTTP`,
    clients: CLIENTS,
    work: postDirectly,
  };
  await compare(bare ? [http, bare, direct] : [http, direct]);
  server.close();
  server.closeIdleConnections();
}

/** Inserts the same rows as a payment, one transaction each, without any decision. */
function createBareLoop(file: string): Candidate & { close: () => void } {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE entry (a TEXT, b TEXT, c INTEGER, d TEXT, e TEXT, f TEXT, g TEXT, h TEXT, i TEXT, j INTEGER, k TEXT, l TEXT, PRIMARY KEY (a, b));
    CREATE TABLE leg (a TEXT, b TEXT, c INTEGER, d TEXT, e TEXT, f TEXT, PRIMARY KEY (a, b, c));
    CREATE TABLE answered (a TEXT, b TEXT, c TEXT, d TEXT, PRIMARY KEY (a, b));
    CREATE TABLE account (a TEXT PRIMARY KEY, b TEXT);
    INSERT INTO account VALUES ('one', '1');`);
  const entry = database.prepare('INSERT INTO entry VALUES (?,?,?,?,?,?,?,?,?,?,?,?)');
  const leg = database.prepare('INSERT INTO leg VALUES (?,?,?,?,?,?)');
  const answered = database.prepare('INSERT INTO answered VALUES (?,?,?,?)');
  const account = database.prepare('UPDATE account SET b = ?');
  let index = 0;
  const work = async () => {
    index += 1;
    database.exec('BEGIN IMMEDIATE');
    const id = `txn-${index}`;
    entry.run('one', id, index, 'cash', 'sent', 'PKR', '1', 'Sent', 'completed', 1, null, 'now');
    leg.run('one', id, 0, 'transit:PKR', 'PKR', '1');
    leg.run('one', id, 1, 'cash', 'PKR', '-1');
    answered.run('one', id, JSON.stringify(createRequest('one', id)), id);
    account.run(String(index));
    database.exec('COMMIT');
  };
  return {
    title: 'SQLite: a bare loop that writes the same rows',
    clients: 1,
    work,
    close: () => database.close(),
  };
}

/** Measures a read while another connection holds the lock of a writer. */
async function measureReadBesideWriter(file: string, store: LedgerPort): Promise<void> {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const holder = getHolder(0);
  const waiting = store.post(holder, createRequest(holder, 'waiting'), terms);
  const start = performance.now();
  await store.page(holder, { limit: 20 });
  report('SQLite: a read beside a locked writer', (performance.now() - start) * 1000, 'µs');
  other.exec('ROLLBACK');
  other.close();
  await waiting;
}

/** PostgreSQL's own benchmark, for the speed of the machine. */
function runPgbench(url: string): void {
  try {
    execFileSync('pgbench', ['-i', '-q', '-s', '10', url], { stdio: 'ignore' });
    const load = ['-N', '-c', String(CLIENTS), '-j', '2', '-T', '10', url];
    const output = execFileSync('pgbench', load, { encoding: 'utf8' });
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    report(`pgbench -N, ${CLIENTS} clients`, rate, 'transactions/s');
  } catch {
    process.stdout.write('pgbench is not installed\n');
  }
}

/** Inserts entries with their legs and keys directly into the database. */
async function addEntries(driver: Driver, holder: string, total: number): Promise<void> {
  const id = "'txn-' || i";
  await driver.write(function* () {
    const [row] = yield* query('SELECT entries FROM holder WHERE id = $1', holder);
    const from = Number(row?.entries) + 1;
    if (from > total) return;
    const series = `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${total})`;
    yield* query(`${series} INSERT INTO entry SELECT '${holder}', ${id}, i, '${getAccountId(holder)}',
      'sent', 'PKR', '1', 'Sent', 'completed', 1, NULL, '2026-01-01T00:00:00.000Z' FROM n`);
    for (const [seq, account, amount] of [
      [0, 'transit:PKR', '1'],
      [1, getAccountId(holder), '-1'],
    ] as const) {
      const value = driver.dialect.forUpdate === '' ? `'${amount}'` : amount;
      yield* query(
        `${series} INSERT INTO leg SELECT '${holder}', ${id}, ${seq}, '${account}', 'PKR', ${value} FROM n`,
      );
    }
    yield* query(`${series} INSERT INTO answered SELECT '${holder}', ${id}, '{}', ${id} FROM n`);
    yield* query(`UPDATE holder SET entries = ${total} WHERE id = '${holder}'`);
  });
}

const SMALL = 1000;

const POSTINGS = 500;

/** Alternates between a short and a long history, so that other load on the machine affects both equally. */
async function measureGrowth(name: string, driver: Driver): Promise<void> {
  const store = openStore({ driver });
  const histories = [SMALL, Number(options.entries)].map((total, index) => ({
    total,
    holder: getHolder(index),
    times: [] as number[],
  }));
  for (const { holder, total } of histories) await addEntries(driver, holder, total);
  for (let round = 0; round < POSTINGS; round += 1) {
    for (const { holder, times } of histories) {
      const start = performance.now();
      const posted = await store.post(holder, createRequest(holder, `growth-${round}`), terms);
      if ('refusal' in posted) throw new Error(posted.refusal.message);
      times.push(performance.now() - start);
    }
  }
  for (const { total, times } of histories) {
    const median = times.toSorted((a, b) => a - b)[POSTINGS / 2] ?? 0;
    report(`${name}: a posting at ${total} entries, median`, median * 1000, 'µs');
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'rad-bench-'));
const bare = createBareLoop(path.join(folder, 'bare.sqlite'));
const file = path.join(folder, 'ledger.sqlite');
const sqlite = await openSqlite({ file });
await measureDatabase('SQLite', sqlite, bare);
bare.close();
await measureReadBesideWriter(file, openStore({ driver: sqlite }));
await measureGrowth('SQLite', sqlite);
await sqlite.close();
rmSync(folder, { recursive: true, force: true });
if (options.database !== undefined) {
  const postgres = await openPostgres({ url: options.database, reset: true });
  await measureDatabase('PostgreSQL', postgres, null);
  runPgbench(options.database);
  await measureGrowth('PostgreSQL', postgres);
  await postgres.close();
}
agent.destroy();
