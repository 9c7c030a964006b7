// Makes payments when main.ts asks for them: through HTTP, directly in a database, or as a bare loop.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { isPostgresUrl } from '../store/openLedgerStore';
import { openPostgres } from '../store/postgres/openPostgres';
import { post } from '../store/posting';
import { openSqlite } from '../store/sqlite/openSqlite';
import { terms } from '../terms';
import { createRequest, getAccountId, getHolder } from './payments';

export type Job =
  | { kind: 'http'; url: string; cookies: readonly string[] }
  | { kind: 'direct'; database: string }
  | { kind: 'bare'; file: string };

/** Makes one payment. */
type Pay = (key: string, index: number) => Promise<unknown>;

const END_OF_HEAD = '\r\n\r\n';

/** A client that costs little, because it shares the cores with the server: one request at a time, on a socket. */
function createHttpClient(url: string) {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];

  async function open(): Promise<Socket> {
    const socket = connect(Number(port), hostname);
    socket.setNoDelay().setEncoding('latin1');
    await once(socket, 'connect');
    return socket;
  }

  async function send(head: string, body: string): Promise<void> {
    const socket = idle.pop() ?? (await open());
    socket.write(
      `${head}Host: ${hostname}:${port}\r\nContent-Length: ${Buffer.byteLength(body)}${END_OF_HEAD}${body}`,
    );
    let answer = '';
    while (!isComplete(answer)) {
      const [chunk] = (await once(socket, 'data')) as [string];
      answer += chunk;
    }
    if (!answer.startsWith('HTTP/1.1 201')) throw new Error(answer);
    idle.push(socket);
  }
  return send;
}

function isComplete(answer: string): boolean {
  const end = answer.indexOf(END_OF_HEAD);
  if (end < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
  if (Number.isNaN(length)) throw new Error('The answer does not state its length');
  return answer.length >= end + END_OF_HEAD.length + length;
}

function payOverHttp({ url, cookies }: Extract<Job, { kind: 'http' }>): Pay {
  const send = createHttpClient(url);
  return (key, index) => {
    const holder = getHolder(index);
    const head =
      `POST /api/transfers HTTP/1.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\n` +
      `Cookie: ${cookies[index % cookies.length]}\r\n`;
    const body = { accountId: getAccountId(holder), amount: '1', recipientName: 'Ayesha Malik' };
    return send(head, JSON.stringify({ ...body, currency: 'PKR' }));
  };
}

async function payDirectly({ database }: Extract<Job, { kind: 'direct' }>): Promise<Pay> {
  const driver = isPostgresUrl(database)
    ? await openPostgres({ url: database })
    : await openSqlite({ file: database });
  return (key, index) =>
    driver.write(() =>
      post(
        { dialect: driver.dialect, now: new Date(), fraud: null },
        getHolder(index),
        createRequest(getHolder(index), key),
        terms,
      ),
    );
}

/** Inserts the same rows as a payment, one transaction each, without any decision. */
function payBarely({ file }: Extract<Job, { kind: 'bare' }>): Pay {
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
  let count = 0;
  return async (id) => {
    count += 1;
    database.exec('BEGIN IMMEDIATE');
    entry.run('one', id, count, 'cash', 'sent', 'PKR', '1', 'Sent', 'completed', 1, null, 'now');
    leg.run('one', id, 0, 'transit:PKR', 'PKR', '1');
    leg.run('one', id, 1, 'cash', 'PKR', '-1');
    answered.run('one', id, JSON.stringify(createRequest('one', id)), id);
    account.run(String(count));
    database.exec('COMMIT');
  };
}

const job = JSON.parse(process.argv[2] ?? '') as Job;

const starters = { http: payOverHttp, direct: payDirectly, bare: payBarely } as const;
const pay = await (starters[job.kind] as (one: Job) => Pay | Promise<Pay>)(job);

export interface Round {
  name: string;
  clients: number;
  times: number;
}

/** Answers each round with how many ms it took. */
process.on('message', async ({ name, clients, times }: Round) => {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < times) {
        next += 1;
        await pay(`${job.kind}-${name}-${next}`, next);
      }
    }),
  );
  process.send?.(performance.now() - start);
});
process.send?.('ready');
