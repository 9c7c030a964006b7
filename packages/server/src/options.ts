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

  --port N         where it listens (8787); 0 takes any that is free
  --host NAME      on which address (127.0.0.1)
  --file PATH      the SQLite file that the ledger is kept in (${DEFAULT_FILE})
  --origin ORIGIN  an origin whose pages may ask; can be given again
                   (${DEFAULT_ORIGINS.join(', ')})
  --seed NAME      what a new ledger begins with (sample): ${Object.keys(seeds).join(', ')}
  --reset          start over with the seed
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
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`No port: ${values.port}`);
  if (!isSeedName(seed)) throw new Error(`No seed: ${seed}`);
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`No origin (https://wallet.example, without a path): ${origin}`);
    }
  }
  return { port, host, file: path.resolve(file), origins, seed, reset };
}
