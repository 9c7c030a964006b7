import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSeedName, seeds } from './seeds';
import type { SeedName } from './seeds';

export interface ServerOptions {
  /** 0 selects any free port. */
  port: number;
  host: string;
  file: string;
  origins: readonly string[];
  seed: SeedName;
  reset: boolean;
}

const DEFAULT_FILE = path.join('.cache', 'api', 'ledger.sqlite');

/** Origins at which `npm run dev` and `vite preview` serve the wallet. */
const DEFAULT_ORIGINS = [5173, 4173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

export const USAGE = `npm run serve:api -- [options]

  --port N         port (8787); 0 selects a free port
  --host NAME      address to listen on (127.0.0.1)
  --file PATH      SQLite file of the ledger (${DEFAULT_FILE})
  --origin ORIGIN  allowed CORS origin; repeatable
                   (${DEFAULT_ORIGINS.join(', ')})
  --seed NAME      initial data of a new ledger (sample): ${Object.keys(seeds).join(', ')}
  --reset          delete the data and load the seed
`;

/** Throws an Error that describes invalid options. */
export function parseOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      file: { type: 'string', default: DEFAULT_FILE },
      origin: { type: 'string', multiple: true, default: DEFAULT_ORIGINS },
      seed: { type: 'string', default: 'sample' },
      reset: { type: 'boolean', default: false },
    },
  });
  const { host, file, origin: origins, seed, reset } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`Invalid port: ${values.port}`);
  if (!isSeedName(seed)) throw new Error(`Invalid seed: ${seed}`);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`Invalid origin (https://wallet.example, without a path): ${origin}`);
    }
  }
  return { port, host, file: path.resolve(file), origins, seed, reset };
}
