import { decimal } from '@rad-wallet/ledger';
import type { AccountState, Entry, LedgerConversion } from '@rad-wallet/ledger';
import * as v from 'valibot';
import type { Page, Session } from './port';
import { query } from './program';
import type { Program } from './program';
import {
  ENTRY_COLUMNS,
  parseRow,
  sessionRow,
  toAccount,
  toConversion,
  toEntry,
  toHold,
  toLeg,
} from './rows';

export function* readBalances(holder: string): Program<AccountState[]> {
  const rows = yield* query(
    'SELECT id, type, balance, held FROM account WHERE holder = $1 ORDER BY seq',
    holder,
  );
  return rows.map(toAccount);
}

const CURSOR = /^(\d+)@(.+)$/;

const NO_LIMIT = 1_000_000_000;

export function* readPage(
  holder: string,
  { limit = NO_LIMIT, cursor = null }: { limit?: number; cursor?: string | null } = {},
): Program<Page> {
  const [, seq = '0', timestamp = ''] = CURSOR.exec(cursor ?? '') ?? [];
  // Requests one extra row to find out whether there is another page.
  const rows = yield* cursor === null
    ? query(
        `SELECT ${ENTRY_COLUMNS} FROM entry WHERE holder = $1 ORDER BY timestamp DESC, seq DESC LIMIT $2`,
        holder,
        limit + 1,
      )
    : query(
        `SELECT ${ENTRY_COLUMNS} FROM entry WHERE holder = $1 AND (timestamp, seq) < ($2, $3)
         ORDER BY timestamp DESC, seq DESC LIMIT $4`,
        holder,
        timestamp,
        Number(seq),
        limit + 1,
      );
  const page = rows.slice(0, limit).map(toEntry);
  const last = page.at(-1);
  return {
    entries: page.map(({ seq: _seq, ...entry }) => entry),
    cursor: rows.length > limit && last ? `${last.seq}@${last.timestamp}` : null,
  };
}

export function* readByKey(holder: string, key: string): Program<Entry | null> {
  const columns = ENTRY_COLUMNS.split(', ').map((column) => `entry.${column}`);
  const [row] = yield* query(
    `SELECT ${columns.join(', ')} FROM answered
     JOIN entry ON entry.holder = answered.holder AND entry.id = answered.entry
     WHERE answered.holder = $1 AND answered.key = $2`,
    holder,
    key,
  );
  if (!row) return null;
  const { seq: _seq, ...entry } = toEntry(row);
  return entry;
}

export function* readConversions(
  holder: string,
  { id, status }: { id?: string | null; status?: string | null },
): Program<LedgerConversion[]> {
  const values = [holder];
  let where = '';
  for (const [column, value] of Object.entries({ id, status })) {
    if (value !== null && value !== undefined) where += ` AND ${column} = $${values.push(value)}`;
  }
  const rows = yield* query(
    `SELECT body FROM conversion WHERE holder = $1${where} ORDER BY opened_at, id`,
    ...values,
  );
  return rows.map(toConversion);
}

const idRow = v.object({ holder: v.string(), id: v.string() });

export function* readPendingDeposits(before: Date): Program<{ holder: string; id: string }[]> {
  const rows = yield* query(
    `SELECT holder, id FROM entry
     WHERE status = 'pending' AND type = 'deposit' AND description LIKE 'Deposit via %' AND timestamp <= $1
     ORDER BY timestamp LIMIT 100`,
    before.toISOString(),
  );
  return rows.map((row) => parseRow(idRow, row));
}

const holderRow = v.object({ holder: v.string() });

export function* readOverdueHolders(now: Date): Program<string[]> {
  const rows = yield* query(
    "SELECT DISTINCT holder FROM conversion WHERE status = 'pending' AND expires_at <= $1",
    now.toISOString(),
  );
  return rows.map((row) => parseRow(holderRow, row).holder);
}

export function* readSession(token: string, now: Date): Program<Session | null> {
  const [row] = yield* query(
    'SELECT token, holder, expires_at FROM session WHERE token = $1 AND expires_at > $2',
    token,
    now.toISOString(),
  );
  if (!row) return null;
  const { expires_at: expiresAt, ...session } = parseRow(sessionRow, row);
  return { ...session, expiresAt };
}

export function* countHolders(): Program<number> {
  const [row] = yield* query('SELECT count(*) AS holders FROM holder');
  return Number(row?.holders);
}

/** For each holder, compares balances with legs and held amounts with holds. */
export function* findContradictions(): Program<string[]> {
  const problems: string[] = [];
  const holders = yield* query('SELECT id FROM holder ORDER BY id');
  for (const { id } of holders) problems.push(...(yield* findContradictionsOf(String(id))));
  return problems;
}

function* findContradictionsOf(holder: string): Program<string[]> {
  const problems: string[] = [];
  const balances = new Map<string, ReturnType<typeof decimal>>();
  const sums = new Map<string, ReturnType<typeof decimal>>();
  const add = (map: typeof sums, key: string, amount: string) =>
    map.set(key, (map.get(key) ?? decimal('0')).plus(amount));

  const legs = yield* query(
    'SELECT posting, account, currency, amount FROM leg WHERE holder = $1',
    holder,
  );
  for (const leg of legs) {
    const { account, currency, amount } = toLeg(leg);
    add(balances, account, amount);
    add(sums, `${String(leg.posting)} ${currency}`, amount);
  }
  for (const [posting, sum] of sums) {
    if (!sum.eq('0')) problems.push(`${holder}: posting ${posting} sums to ${sum.toFixed()}`);
  }

  const held = new Map<string, ReturnType<typeof decimal>>();
  const holds = yield* query(
    `SELECT id, account, currency, amount, state, expires_at FROM hold
     WHERE holder = $1 AND state = 'placed'`,
    holder,
  );
  for (const hold of holds.map(toHold)) add(held, hold.accountId, hold.amount);

  for (const account of yield* readBalances(holder)) {
    const zero = decimal('0');
    if (!decimal(account.balance).eq(balances.get(account.id) ?? zero)) {
      problems.push(`${holder}: the balance of ${account.id} is not the sum of its legs`);
    }
    if (!decimal(account.held).eq(held.get(account.id) ?? zero)) {
      problems.push(`${holder}: what ${account.id} holds back is not the sum of its holds`);
    }
  }
  const [lost] = yield* query(
    `SELECT count(*) AS n FROM entry WHERE holder = $1 AND status = 'completed'
     AND NOT EXISTS (SELECT 1 FROM leg WHERE leg.holder = entry.holder AND leg.posting = entry.id)`,
    holder,
  );
  if (Number(lost?.n) > 0) problems.push(`${holder}: ${String(lost?.n)} entries have no legs`);
  return problems;
}
