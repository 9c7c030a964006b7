// npm run serve:api
import { parseOptions, USAGE } from './options';
import type { ServerOptions } from './options';
import { startServer } from './startServer';

function readOptionsOrPrintUsage(): ServerOptions | null {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return null;
  }
}

const options = readOptionsOrPrintUsage();
if (options) {
  const { url, close } = await startServer(options);
  process.stdout.write(`The wallet's API: ${url}\nIts ledger: ${options.file}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} else {
  process.exitCode = 2;
}
