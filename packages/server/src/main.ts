#!/usr/bin/env node
// npm run serve:api
import { existsSync } from 'node:fs';
import { parseOptions, USAGE } from './options';
import type { ServerOptions } from './options';
import { startServer } from './startServer';
import { isPostgresUrl, openLedgerStore } from './store/openLedgerStore';

function readOptionsOrPrintUsage(): ServerOptions | null {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

/** Prints all inconsistencies in the database. An empty one is a failed restore. */
async function verify(database: string): Promise<void> {
  // Opening it would create it.
  if (!isPostgresUrl(database) && !existsSync(database)) throw new Error(`No file: ${database}`);
  const store = await openLedgerStore({ database });
  const holders = await store.countHolders();
  const problems = holders === 0 ? ['The ledger is empty'] : await store.verify();
  await store.close();
  const isSound = problems.length === 0;
  const lines = isSound ? [`The ledger is sound. Account holders: ${holders}`] : problems;
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isSound ? 0 : 1;
}

async function serve(options: ServerOptions): Promise<void> {
  const { url, close } = await startServer(options);
  const ledger = options.database.replace(/:[^:@/]*@/, ':…@');
  process.stdout.write(`The wallet's API: ${url}\nIts ledger: ${ledger}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

const options = readOptionsOrPrintUsage();
if (!options) process.exitCode = 2;
else {
  try {
    await (options.verify ? verify(options.database) : serve(options));
  } catch (error) {
    // The message of a connection that was refused at several addresses is empty.
    console.error(error instanceof Error && error.message ? error.message : error);
    process.exit(1);
  }
}
