import { parseDescription } from '@rad-wallet/api';
import { isCredit } from '@rad-wallet/ledger';
import type { Refusal } from '@rad-wallet/ledger';
import * as v from 'valibot';
import { isAbove } from './isAbove';
import type { FraudTerms, Pause, PaymentTerms } from './port';
import { query } from './program';
import type { Program } from './program';
import { parseRow } from './rows';

const paidRow = v.object({ type: v.string(), description: v.string() });

const warningRow = v.object({ warned_at: v.string() });

/** As the entries name the payee. */
export const getPayee = ({ type, description }: { type: string; description: string }): string =>
  parseDescription(type, description).counterparty ?? description;

function* isNew(holder: string, payee: string): Program<boolean> {
  const paid = yield* query(
    `SELECT DISTINCT type, description FROM entry WHERE holder = $1 AND status = 'completed'`,
    holder,
  );
  return !paid
    .map((row) => parseRow(paidRow, row))
    .some((entry) => !isCredit(entry.type) && getPayee(entry) === payee);
}

/** Null for a payment that is not unusual. docs/rules.md CONSENT-11. */
export function* findPause(
  holder: string,
  payment: PaymentTerms,
  { now, fraud }: { now: Date; fraud: FraudTerms | null },
): Program<Pause | null> {
  if (!fraud || !isAbove(fraud.above, payment) || !(yield* isNew(holder, payment.payee))) {
    return null;
  }
  const [row] = yield* query(
    'SELECT warned_at FROM fraud_warning WHERE holder = $1 AND payee = $2',
    holder,
    payment.payee,
  );
  if (!row) return { isWarned: false, waitsUntil: null };
  const { warned_at: warnedAt } = parseRow(warningRow, row);
  const end = new Date(Date.parse(warnedAt) + fraud.coolingOffSeconds * 1000);
  return { isWarned: true, waitsUntil: end > now ? end.toISOString() : null };
}

/** Begins the cooling-off time. Another warning does not prolong it. */
export function* noteWarning(holder: string, payee: string, now: Date): Program<void> {
  yield* query(
    `INSERT INTO fraud_warning (holder, payee, warned_at) VALUES ($1, $2, $3)
     ON CONFLICT (holder, payee) DO NOTHING`,
    holder,
    payee,
    now.toISOString(),
  );
}

/** Returns why a payment is refused that goes round the pause. */
export function getFraudRefusal(pause: Pause | null): Refusal | null {
  if (!pause || (pause.isWarned && pause.waitsUntil === null)) return null;
  const message = pause.isWarned
    ? `This payment can be sent from ${pause.waitsUntil}`
    : 'The account holder has not been warned of fraud by this payee';
  return { status: 422, message };
}
