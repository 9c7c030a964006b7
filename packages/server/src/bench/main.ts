// npm run bench:ledger: compares the server's throughput with the same database work without the server. Results are in
// docs/backend.md.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openStore } from '../store/openStore';
import type { LedgerPort } from '../store/port';
import { openPostgres } from '../store/postgres/openPostgres';
import { query } from '../store/program';
import type { Driver } from '../store/program';
import { openSqlite } from '../store/sqlite/openSqlite';
import { terms } from '../terms';
import { createRequest, getAccountId, getHolder, HOLDERS } from './payments';
import type { Job, Round } from './worker';

const CLIENTS = 16;

const { values: options } = parseArgs({
  options: {
    /** `postgres://…`, measured after SQLite; its data is deleted. @default SQLite only */
    database: { type: 'string' },
    count: { type: 'string', default: '2000' },
    entries: { type: 'string', default: '1000000' },
  },
});
const count = Number(options.count);

interface Candidate {
  title: string;
  clients: number;
  job: Job;
}

const [WORKER = '', SERVER = ''] = ['worker.ts', 'server.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

async function startProcess(file: string, argument: string) {
  const child = fork(file, [argument], { execArgv: ['--import', 'tsx'] });
  const [message] = (await once(child, 'message')) as [unknown];
  return { child, message };
}

/** Starts a process for the candidate: clients, server and direct payments each have their own. */
async function startWorker({ clients, job }: Candidate) {
  const { child } = await startProcess(WORKER, JSON.stringify(job));
  return {
    /** Returns how many ms the payments took. */
    run: async (name: string, times: number): Promise<number> => {
      const round: Round = { name, clients, times };
      child.send(round);
      const [ms] = (await once(child, 'message')) as [number];
      return ms;
    },
    end: () => void child.kill(),
  };
}

const ROUNDS = 10;

const report = (title: string, rate: number, per = 'payments/s') =>
  process.stdout.write(`${title.padEnd(64)}${rate.toFixed(0).padStart(9)} ${per}\n`);

const reportRatio = (title: string, ratio: number) =>
  process.stdout.write(`${title.padEnd(64)}${ratio.toFixed(2).padStart(9)}\n`);

/** Runs the candidates by turns, so that other load on the machine affects all of them equally. */
async function compare(candidates: readonly Candidate[]): Promise<void> {
  const times = Math.ceil(count / ROUNDS);
  const workers = await Promise.all(candidates.map(startWorker));
  const total = candidates.map(() => 0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, worker] of workers.entries()) {
      const ms = await worker.run(String(round), times);
      // The first round warms up.
      if (round > 0) total[index] = (total[index] ?? 0) + ms;
    }
  }
  for (const worker of workers) worker.end();
  const rates = total.map((ms) => (times * ROUNDS) / (ms / 1000));
  for (const [index, { title, clients }] of candidates.entries()) {
    report(`${title}, ${clients} ${clients === 1 ? 'client' : 'clients'}`, rates[index] ?? 0);
  }
  const [first = 0, second = 1] = rates;
  reportRatio('The first is the second times', first / second);
}

async function signIn(url: string, holder: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ holder }),
  });
  return (signedIn.headers.get('Set-Cookie') ?? '').replace(/;.*/, '');
}

async function measureDatabase(name: string, database: string, bareFile?: string): Promise<void> {
  const { child: server, message } = await startProcess(SERVER, database);
  const url = String(message);
  const cookies: string[] = [];
  for (let index = 0; index < HOLDERS; index += 1) {
    cookies.push(await signIn(url, getHolder(index)));
  }
  const http: Candidate = {
    title: `${name}: payments through HTTP`,
    clients: CLIENTS,
    job: { kind: 'http', url, cookies },
  };
  const direct: Candidate = {
    title: `${name}: the same statements without HTTP`,
    clients: CLIENTS,
    job: { kind: 'direct', database },
  };
  const bare: Candidate | null =
    bareFile === undefined
      ? null
      : {
          title: 'SQLite: a bare loop that writes the same rows',
          clients: 1,
          job: { kind: 'bare', file: bareFile },
        };
  await compare(bare ? [http, bare, direct] : [http, direct]);
  server.kill();
}

/** Measures a read while another connection holds the lock of a writer. `lock` returns a function that releases it. */
async function measureReadBesideWriter(
  name: string,
  store: LedgerPort,
  lock: (holder: string) => Promise<() => Promise<void>>,
): Promise<void> {
  const holder = getHolder(0);
  const unlock = await lock(holder);
  const waiting = store.post(holder, createRequest(holder, 'waiting'), terms);
  const start = performance.now();
  await store.page(holder, { limit: 20 });
  report(`${name}: a read beside a locked writer`, (performance.now() - start) * 1000, 'µs');
  await unlock();
  await waiting;
}

async function lockSqlite(file: string) {
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  return async () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

async function lockPostgres(url: string, holder: string) {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('SELECT id FROM holder WHERE id = $1 FOR UPDATE', [holder]);
  return () => other.end();
}

/** PostgreSQL's own benchmark, for the speed of the machine. */
function runPgbench(url: string): void {
  try {
    execFileSync('pgbench', ['-i', '-q', '-s', '10', url], { stdio: 'ignore' });
    const load = ['-N', '-c', String(CLIENTS), '-j', '2', '-T', '10', url];
    const output = execFileSync('pgbench', load, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    report(`pgbench -N, ${CLIENTS} clients`, rate, 'transactions/s');
  } catch {
    process.stdout.write('pgbench is not installed\n');
  }
}

/** Inserts entries with their legs and keys directly into the database, without checks of foreign keys if allowed. */
async function addEntries(driver: Driver, holder: string, total: number): Promise<void> {
  const id = "'txn-' || i";
  const isPostgres = driver.dialect.forUpdate !== '';
  await driver.write(function* () {
    if (isPostgres) {
      yield* query(`SELECT set_config('session_replication_role', 'replica', true)
        FROM pg_roles WHERE rolname = current_user AND rolsuper`);
    }
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
      const value = isPostgres ? amount : `'${amount}'`;
      yield* query(
        `${series} INSERT INTO leg SELECT '${holder}', ${id}, ${seq}, '${account}', 'PKR', ${value} FROM n`,
      );
    }
    yield* query(`${series} INSERT INTO answered SELECT '${holder}', ${id}, '{}', ${id} FROM n`);
    yield* query(`UPDATE holder SET entries = ${total} WHERE id = '${holder}'`);
  });
  // PostgreSQL would do this at some time during the measurement.
  if (isPostgres) await driver.read(() => query('VACUUM ANALYZE'));
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
  const medians = histories.map(({ times }) => times.toSorted((a, b) => a - b)[POSTINGS / 2] ?? 0);
  for (const [index, { total }] of histories.entries()) {
    report(`${name}: a posting at ${total} entries, median`, (medians[index] ?? 0) * 1000, 'µs');
  }
  const [short = 1, long = 0] = medians;
  reportRatio('The second is the first times', long / short);
}

async function measureSqlite(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rad-bench-'));
  const file = path.join(folder, 'ledger.sqlite');
  await measureDatabase('SQLite', file, path.join(folder, 'bare.sqlite'));
  const driver = await openSqlite({ file });
  await measureReadBesideWriter('SQLite', openStore({ driver }), () => lockSqlite(file));
  await measureGrowth('SQLite', driver);
  await driver.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measurePostgres(url: string): Promise<void> {
  const driver = await openPostgres({ url, reset: true });
  await measureDatabase('PostgreSQL', url);
  runPgbench(url);
  await measureReadBesideWriter('PostgreSQL', openStore({ driver }), (holder) =>
    lockPostgres(url, holder),
  );
  await measureGrowth('PostgreSQL', driver);
  await driver.close();
}

await measureSqlite();
if (options.database !== undefined) await measurePostgres(options.database);
