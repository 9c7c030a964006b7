import type { FraudTerms, LedgerPort } from './port';
import { openStore } from './openStore';
import { openPostgres } from './postgres/openPostgres';
import { openSqlite } from './sqlite/openSqlite';

export interface LedgerStoreOptions {
  /** The path of a SQLite file, or `postgres://…`. */
  database: string;
  /** Deletes the data. @default false */
  reset?: boolean;
  /** @default the clock */
  now?: () => Date;
  /** How long a payment may follow its consent, and a new passkey its PIN. @default 300 */
  consentSeconds?: number;
  /** @default no payment is unusual */
  fraud?: FraudTerms | null;
}

export const isPostgresUrl = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

export async function openLedgerStore({
  database,
  reset,
  now,
  consentSeconds,
  fraud,
}: LedgerStoreOptions): Promise<LedgerPort> {
  const driver = isPostgresUrl(database)
    ? await openPostgres({ url: database, reset })
    : await openSqlite({ file: database, reset });
  return openStore({ driver, now, consentSeconds, fraud });
}
