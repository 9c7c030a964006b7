import { conversionSchema } from '@rad-wallet/ledger';
import type { AccountState, Entry, Hold, Leg, LedgerConversion, Posting } from '@rad-wallet/ledger';
import * as v from 'valibot';
import type { ProblemReport, ReportDecision } from './port';
import type { Row, SqlValue } from './program';

/** Thrown if a row does not match the server's schema. */
export class DamagedLedgerError extends Error {
  override readonly name = 'DamagedLedgerError';

  constructor(cause: unknown) {
    super('The ledger in the database is damaged, so nothing is posted to it', { cause });
  }
}

/** PostgreSQL returns sums and bigints as strings. */
export const integer = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());

const accountRow = v.object({
  id: v.string(),
  type: v.string(),
  balance: v.string(),
  held: v.string(),
});

const entryRow = v.object({
  id: v.string(),
  seq: integer,
  account: v.string(),
  type: v.string(),
  currency: v.string(),
  amount: v.string(),
  description: v.string(),
  status: v.string(),
  verified: integer,
  message: v.nullable(v.string()),
  timestamp: v.string(),
});

const holdRow = v.object({
  id: v.string(),
  account: v.string(),
  currency: v.string(),
  amount: v.string(),
  state: v.picklist(['placed', 'posted', 'voided', 'expired']),
  expires_at: v.string(),
});

export const countRow = v.object({ entries: integer });

export const savedRow = v.object({ key: v.string(), request: v.string(), entry: v.string() });

const legRow = v.object({ account: v.string(), currency: v.string(), amount: v.string() });

export const sessionRow = v.object({
  token: v.string(),
  holder: v.string(),
  expires_at: v.string(),
});

const reportRow = v.object({
  entry: v.string(),
  reason: v.string(),
  details: v.string(),
  received_at: v.string(),
  reviewed_at: v.nullable(v.string()),
  answer_by: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  decline_reason: v.nullable(v.string()),
  reversal: v.nullable(v.string()),
});

const bodyRow = v.object({ body: v.pipe(v.string(), v.parseJson(), conversionSchema) });

/** Throws `DamagedLedgerError`. */
export function parseRow<T>(schema: v.GenericSchema<unknown, T>, row: Row): T {
  const parsed = v.safeParse(schema, { ...row });
  if (!parsed.success) throw new DamagedLedgerError(parsed.issues);
  return parsed.output;
}

export const toAccount = (row: Row): AccountState => parseRow(accountRow, row);

export const ENTRY_COLUMNS =
  'id, seq, account, type, currency, amount, description, status, verified, message, timestamp';

export function toEntry(row: Row): Entry & { seq: number } {
  const { account, verified, message, ...rest } = parseRow(entryRow, row);
  return {
    ...rest,
    accountId: account,
    verified: verified === 1,
    ...(message !== null && { message }),
  };
}

export const toEntryRow = (holder: string, seq: number, entry: Entry): SqlValue[] => [
  holder,
  entry.id,
  seq,
  entry.accountId,
  entry.type,
  entry.currency,
  entry.amount,
  entry.description,
  entry.status,
  entry.verified ? 1 : 0,
  entry.message ?? null,
  entry.timestamp,
];

export function toHold(row: Row): Hold {
  const { account, expires_at: expiresAt, ...rest } = parseRow(holdRow, row);
  return { ...rest, accountId: account, expiresAt };
}

function toDecision({
  decided_at: at,
  decline_reason: reason,
  reversal,
}: v.InferOutput<typeof reportRow>): ReportDecision | null {
  if (at === null) return null;
  if (reversal !== null) return { at, outcome: 'reversed', reversalId: reversal };
  return { at, outcome: 'declined', reason: reason ?? '' };
}

export function toReport(row: Row): ProblemReport {
  const report = parseRow(reportRow, row);
  return {
    entryId: report.entry,
    reason: report.reason,
    details: report.details,
    receivedAt: report.received_at,
    reviewedAt: report.reviewed_at,
    answerBy: report.answer_by,
    decision: toDecision(report),
  };
}

export const toConversion = (row: Row): LedgerConversion => parseRow(bodyRow, row).body;

export const toLeg = (row: Row): Leg => parseRow(legRow, row);

export const toLegRows = (holder: string, { id, legs }: Posting): SqlValue[][] =>
  legs.map(({ account, currency, amount }, seq) => [holder, id, seq, account, currency, amount]);
