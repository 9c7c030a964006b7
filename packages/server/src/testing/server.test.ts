// Uses real processes and files to test what a single process cannot show.
import { createApiClient, sendTransfer, transactionsSchema } from '@rad-wallet/api';
import { balances, history } from '@rad-wallet/mocks/samples';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_HOLDER } from '../store/defaultHolder';
import { openLedgerStore } from '../store/openLedgerStore';
import { createTemporaryFileFactory } from './databases';
import { MAIN_FILE, startServerProcess } from './startServerProcess';
import type { ServerProcess } from './startServerProcess';

const createFilePath = createTemporaryFileFactory();
const runningServers = new Set<ServerProcess>();
afterEach(async () => {
  await Promise.all([...runningServers].map((server) => server.end()));
  runningServers.clear();
});

async function startServer(file: string) {
  const server = await startServerProcess(['--port', '0', '--file', file]);
  runningServers.add(server);
  const client = createApiClient({ baseUrl: server.url });
  return {
    ...server,
    send: (key: string) =>
      sendTransfer(
        client,
        { accountId: 'account-pkr', amount: '1', recipientName: key, currency: 'PKR' },
        { idempotencyKey: key },
      ),
    history: () => client.get('/api/transactions', transactionsSchema),
  };
}

const createKeys = (count: number) => Array.from({ length: count }, (_, index) => `key-${index}`);

it('two processes on one file post each key once and return the same response', async () => {
  const file = createFilePath();
  const [one, two] = await Promise.all([startServer(file), startServer(file)]);
  const answers = await Promise.all(
    createKeys(25).map((key) => Promise.all([one.send(key), two.send(key), one.send(key)])),
  );
  for (const [first, ...others] of answers) expect(others).toEqual([first, first]);
  for (const { history } of [one, two]) {
    const sent = (await history()).filter(({ description }) =>
      description.startsWith('Sent to key-'),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(25);
    expect(sent).toHaveLength(25);
  }
}, 30_000);

it('a process killed during many postings neither loses nor duplicates an acknowledged one', async () => {
  const file = createFilePath();
  const keys = createKeys(120);
  const answered = new Map<string, string | undefined>();
  // Kill each process after a different number of responses.
  for (const responsesBeforeKill of [5, 40]) {
    const server = await startServer(file);
    const before = answered.size;
    const waiting = keys.values();
    // Eight at a time, because a fast server would answer all of them before it is killed.
    const sendNext = async () => {
      for (const key of waiting) {
        const entry = await server.send(key);
        if (answered.has(key)) expect(entry?.id).toBe(answered.get(key));
        answered.set(key, entry?.id);
        if (answered.size === before + responsesBeforeKill) await server.end();
      }
    };
    await Promise.allSettled(Array.from({ length: 8 }, sendNext));
    await server.end();
    expect(answered.size).toBeGreaterThanOrEqual(before + responsesBeforeKill);
  }
  expect(answered.size).toBeLessThan(keys.length);

  const server = await startServer(file);
  const kept = new Map((await server.history()).map(({ id, description }) => [id, description]));
  for (const [key, id] of answered) expect(kept.get(id!)).toBe(`Sent to ${key}`);

  for (const key of keys) {
    const entry = await server.send(key);
    if (answered.has(key)) expect(entry?.id).toBe(answered.get(key));
  }
  await server.end('SIGTERM');
  const store = await openLedgerStore({ database: file });
  expect(await store.verify()).toEqual([]);
  const { entries } = await store.page(DEFAULT_HOLDER);
  expect(entries).toHaveLength(history.length + keys.length);
  const [cash] = await store.balances(DEFAULT_HOLDER);
  expect(Number(cash?.balance)).toBe(Number(balances.pkr) - keys.length);
  await store.close();
}, 60_000);

it('a GET does not wait while another process holds the lock of the file', async () => {
  const file = createFilePath();
  const server = await startServer(file);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const sending = server.send('waiting');
  const before = performance.now();
  await server.history();
  expect(performance.now() - before).toBeLessThan(1500);
  other.exec('ROLLBACK');
  other.close();
  await expect(sending).resolves.toMatchObject({ amount: '1' });
}, 30_000);

const missingFile = createFilePath();
const emptyFile = createFilePath();
writeFileSync(emptyFile, '');

it.each<[RegExp, ...string[]]>([
  [/^connect ECONNREFUSED 127\.0\.0\.1:1\n$/, '--database', 'postgres://nobody@127.0.0.1:1/ledger'],
  [/^No file: .*\n$/, '--verify', '--file', missingFile],
  [/^The ledger is empty\n$/, '--verify', '--file', emptyFile],
])('says in one line why it cannot start or what is wrong: %s', (message, ...args) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', MAIN_FILE, ...args],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(message);
  expect(existsSync(missingFile)).toBe(false);
});
