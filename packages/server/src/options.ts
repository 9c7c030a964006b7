import path from 'node:path';
import { parseArgs } from 'node:util';
import { isSeedName, SEED_NAMES } from './seeds';
import type { SeedName } from './seeds';
import { isPostgresUrl } from './store/openLedgerStore';
import type { FraudTerms } from './store/port';

export interface ServerOptions {
  /** 0 selects any free port. */
  port: number;
  host: string;
  /** The path of a SQLite file, or `postgres://…`. */
  database: string;
  origins: readonly string[];
  seed: SeedName;
  reset: boolean;
  requireSession: boolean;
  /** Whether clients connect through HTTPS. */
  isSecure: boolean;
  deposits: 'completed' | 'pending';
  transfers: 'completed' | 'pending';
  requestsPerMinute: number;
  /** Whether to offer `POST /api/settlements`. */
  offersSettlements: boolean;
  /** Bearer token of the endpoints below `/operator`; null if there are none. */
  operatorToken: string | null;
  /** The path of a JSON file, or null for the contacts of the demo. */
  payeesFile: string | null;
  /** How long a payment may follow its consent, and a new passkey its PIN. docs/rules.md CONSENT-2, CONSENT-15. */
  consentSeconds: number;
  /** Null: no payment is unusual. */
  fraud: FraudTerms | null;
  /** Whether to verify the database and exit. */
  verify: boolean;
}

const DEFAULT_FILE = path.join('.cache', 'api', 'ledger.sqlite');

const DEFAULT_REQUESTS_PER_MINUTE = '6000';

const DEFAULT_CONSENT_SECONDS = '300';

/** Origins at which `npm run dev` and `vite preview` serve the wallet. */
const DEFAULT_ORIGINS = [5173, 4173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

export const USAGE = `rad-wallet-server [options]   (in the repository: npm run serve:api -- [options])

  --port N          port (8787); 0 selects a free port
  --host NAME       address to listen on (127.0.0.1)
  --database URL    postgres://user@host/database, or the path of a SQLite file
                    (${DEFAULT_FILE}); --file PATH is the same
  --origin ORIGIN   allowed CORS origin; repeatable; passkeys belong to the domain of the first that has one
                    (${DEFAULT_ORIGINS.join(', ')})
  --seed NAME       initial data of a new holder (sample): ${SEED_NAMES.join(', ')}
  --reset           delete the data
  --require-session answer 401 without the cookie of POST /api/session
  --secure          the server is behind HTTPS: the cookie is __Host-session and Secure
  --pending         answer deposits as pending, and complete them after some seconds
  --pending-transfers
                    answer transfers as pending, until they are settled; needs --settlements
  --settlements     offer POST /api/settlements, which completes or fails a pending entry; for tests
  --operator TOKEN  offer POST /operator/problem-reports, which decides reports, to requests with this bearer token
  --payees FILE     accounts whose names can be checked, as JSON (the contacts of the demo):
                    [{ "name": "Ayesha Malik", "account": "+92 345 1122334" }]
  --consent-seconds N  how long a payment may follow its consent, and a new passkey its PIN (${DEFAULT_CONSENT_SECONDS})
  --fraud-above AMOUNT
                    ask about fraud before payments to a new payee of more than this amount in PKR
  --cooling-off N   seconds that such a payment waits after the questions (0); needs --fraud-above
  --verify          check the database, and exit
  --rate N          requests of a holder per minute (${DEFAULT_REQUESTS_PER_MINUTE}); 0 for no limit
`;

/** Throws an Error that describes invalid options. */
export function parseOptions(args: readonly string[]): ServerOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8787' },
      host: { type: 'string', default: '127.0.0.1' },
      file: { type: 'string', default: DEFAULT_FILE },
      database: { type: 'string' },
      origin: { type: 'string', multiple: true, default: DEFAULT_ORIGINS },
      seed: { type: 'string', default: 'sample' },
      reset: { type: 'boolean', default: false },
      'require-session': { type: 'boolean', default: false },
      secure: { type: 'boolean', default: false },
      pending: { type: 'boolean', default: false },
      'pending-transfers': { type: 'boolean', default: false },
      settlements: { type: 'boolean', default: false },
      operator: { type: 'string' },
      payees: { type: 'string' },
      'consent-seconds': { type: 'string', default: DEFAULT_CONSENT_SECONDS },
      'fraud-above': { type: 'string' },
      'cooling-off': { type: 'string' },
      verify: { type: 'boolean', default: false },
      rate: { type: 'string', default: DEFAULT_REQUESTS_PER_MINUTE },
    },
  });
  const { host, file, database = file, origin: origins, seed, reset, pending, rate } = values;
  const port = parseWhole('port', values.port, { max: 65_535 });
  const requestsPerMinute = parseWhole('rate', rate) || Infinity;
  if (values.operator === '') throw new Error('The token of --operator is empty');
  const consentSeconds = parseWhole('time', values['consent-seconds'], { pattern: /^[1-9]\d*$/ });
  const fraud = parseFraud(values['fraud-above'], values['cooling-off']);
  if (!isSeedName(seed)) throw new Error(`Invalid seed: ${seed}`);
  if (values['pending-transfers'] && !values.settlements) {
    throw new Error('--pending-transfers needs --settlements');
  }
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`Invalid origin (https://wallet.example, without a path): ${origin}`);
    }
  }
  return {
    port,
    host,
    database: isPostgresUrl(database) ? database : path.resolve(database),
    origins,
    seed,
    reset,
    requireSession: values['require-session'],
    isSecure: values.secure,
    deposits: pending ? 'pending' : 'completed',
    transfers: values['pending-transfers'] ? 'pending' : 'completed',
    requestsPerMinute,
    offersSettlements: values.settlements,
    operatorToken: values.operator ?? null,
    payeesFile: values.payees ?? null,
    consentSeconds,
    fraud,
    verify: values.verify,
  };
}

function parseFraud(above?: string, coolingOff?: string): FraudTerms | null {
  if (above !== undefined) parseWhole('amount', above);
  const coolingOffSeconds = parseWhole('time', coolingOff ?? '0');
  if (above !== undefined) return { above, coolingOffSeconds };
  if (coolingOff !== undefined) throw new Error('--cooling-off needs --fraud-above');
  return null;
}

/** Throws an Error with the name of the value if the text is not a whole number. */
function parseWhole(
  name: string,
  text: string,
  { pattern = /^\d+$/, max = Infinity } = {},
): number {
  const value = Number(text);
  if (!pattern.test(text) || value > max) throw new Error(`Invalid ${name}: ${text}`);
  return value;
}
