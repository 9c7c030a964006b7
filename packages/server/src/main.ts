#!/usr/bin/env node
// npm run serve:api
import { parseOptions, USAGE } from './options';
import type { ServerOptions } from './options';
import { startServer } from './startServer';
import { openLedgerStore } from './store/openLedgerStore';

function readOptionsOrPrintUsage(): ServerOptions | null {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

/** Prints all inconsistencies in the database. */
async function verify(database: string): Promise<void> {
  const store = await openLedgerStore({ database });
  const problems = await store.verify();
  await store.close();
  process.stdout.write(problems.length > 0 ? `${problems.join('\n')}\n` : 'The ledger is sound\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
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
else if (options.verify) await verify(options.database);
else await serve(options);
