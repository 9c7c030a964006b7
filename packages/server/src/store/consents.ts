import { decimal, isCredit } from '@rad-wallet/ledger';
import type { EntryRequest, Refusal } from '@rad-wallet/ledger';
import * as v from 'valibot';
import { findPause, getFraudRefusal, getPayee } from './fraud';
import { isAbove } from './isAbove';
import { countUse } from './passkeys';
import type { ConsentSetting, FraudTerms, PasskeyUse, PaymentTerms } from './port';
import { query } from './program';
import type { Dialect, Program } from './program';
import { integer, parseRow } from './rows';

/** Wrong PINs before it is blocked. docs/rules.md CONSENT-4. */
const TRIES = 3;

const settingRow = v.object({
  above: v.nullable(v.string()),
  pin: v.string(),
  tries_left: integer,
  forgotten_at: v.nullable(v.string()),
});

const consentRow = v.object({
  payee: v.string(),
  amount: v.string(),
  currency: v.string(),
  is_given: integer,
  nonce: v.nullable(v.string()),
});

export function* readSetting(holder: string): Program<ConsentSetting | null> {
  const [row] = yield* query(
    'SELECT above, pin, tries_left, forgotten_at FROM consent_setting WHERE holder = $1',
    holder,
  );
  if (!row) return null;
  const { tries_left: triesLeft, forgotten_at: forgottenAt, ...rest } = parseRow(settingRow, row);
  return { ...rest, triesLeft, forgottenAt };
}

/** Also allows all tries again. */
export function* writeSetting(
  holder: string,
  { above, pin }: Pick<ConsentSetting, 'above' | 'pin'>,
): Program<void> {
  yield* query(
    `INSERT INTO consent_setting (holder, above, pin, tries_left) VALUES ($1, $2, $3, $4)
     ON CONFLICT (holder) DO UPDATE SET above = excluded.above, pin = excluded.pin,
       tries_left = excluded.tries_left, forgotten_at = NULL`,
    holder,
    above,
    pin,
    TRIES,
  );
}

/** Uses up a try before the PIN is verified, so that simultaneous guesses do not get more. Null: blocked. */
export function* takeTry(
  holder: string,
): Program<Pick<ConsentSetting, 'pin' | 'triesLeft'> | null> {
  const [row] = yield* query(
    `UPDATE consent_setting SET tries_left = tries_left - 1 WHERE holder = $1 AND tries_left > 0
     RETURNING above, pin, tries_left, forgotten_at`,
    holder,
  );
  if (!row) return null;
  const { pin, tries_left: triesLeft } = parseRow(settingRow, row);
  return { pin, triesLeft };
}

export function* allowTries(holder: string): Program<void> {
  yield* query(
    'UPDATE consent_setting SET tries_left = $2, forgotten_at = NULL WHERE holder = $1',
    holder,
    TRIES,
  );
}

export function* noteForgotten(holder: string, now: Date): Program<void> {
  yield* query(
    'UPDATE consent_setting SET forgotten_at = $2 WHERE holder = $1',
    holder,
    now.toISOString(),
  );
}

const isSame = (one: PaymentTerms, other: PaymentTerms) =>
  one.payee === other.payee &&
  one.currency === other.currency &&
  decimal(one.amount).eq(decimal(other.amount));

function* readConsent(
  holder: string,
  key: string,
  now: Date,
): Program<(PaymentTerms & { isGiven: boolean; nonce: string | null }) | null> {
  const [row] = yield* query(
    `SELECT payee, amount, currency, is_given, nonce FROM consent
     WHERE holder = $1 AND key = $2 AND expires_at > $3`,
    holder,
    key,
    now.toISOString(),
  );
  if (!row) return null;
  const { is_given: isGiven, ...rest } = parseRow(consentRow, row);
  return { ...rest, isGiven: isGiven === 1 };
}

/** Binds the key to the payment. Returns whether consent to the same payment has been given before. */
export function* openConsent(
  holder: string,
  key: string,
  {
    terms,
    nonce,
    now,
    consentSeconds,
  }: { terms: PaymentTerms; nonce: string | null; now: Date; consentSeconds: number },
): Program<boolean> {
  const known = yield* readConsent(holder, key, now);
  if (known?.isGiven && isSame(known, terms)) return true;
  yield* query(
    'DELETE FROM consent WHERE holder = $1 AND expires_at <= $2',
    holder,
    now.toISOString(),
  );
  yield* query(
    `INSERT INTO consent (holder, key, payee, amount, currency, is_given, expires_at, nonce)
     VALUES ($1, $2, $3, $4, $5, 0, $6, $7)
     ON CONFLICT (holder, key) DO UPDATE SET payee = excluded.payee, amount = excluded.amount,
       currency = excluded.currency, is_given = 0, expires_at = excluded.expires_at,
       nonce = excluded.nonce`,
    holder,
    key,
    terms.payee,
    terms.amount,
    terms.currency,
    new Date(now.getTime() + consentSeconds * 1000).toISOString(),
    nonce,
  );
  return false;
}

/** Returns the payment that waits for a passkey. */
export function* readOpenConsent(
  holder: string,
  key: string,
  now: Date,
): Program<(PaymentTerms & { nonce: string }) | null> {
  const consent = yield* readConsent(holder, key, now);
  if (!consent || consent.nonce === null) return null;
  const { isGiven: _isGiven, nonce, ...terms } = consent;
  return { ...terms, nonce };
}

/** Returns whether there was a payment with this key to consent to. */
export function* giveConsent(holder: string, key: string, now: Date): Program<boolean> {
  const given = yield* query(
    `UPDATE consent SET is_given = 1, nonce = NULL
     WHERE holder = $1 AND key = $2 AND expires_at > $3 RETURNING key`,
    holder,
    key,
    now.toISOString(),
  );
  return given.length > 0;
}

/** Gives consent once for each nonce. Returns whether the payment waited for it, and the counter has risen. */
export function* giveConsentByPasskey(
  holder: string,
  key: string,
  { nonce, passkey, counter }: PasskeyUse,
  { dialect, now }: { dialect: Dialect; now: Date },
): Program<boolean> {
  const waiting = yield* query(
    `SELECT key FROM consent WHERE holder = $1 AND key = $2 AND nonce = $3 AND expires_at > $4
     ${dialect.forUpdate}`,
    holder,
    key,
    nonce,
    now.toISOString(),
  );
  if (waiting.length === 0 || !(yield* countUse(holder, passkey, counter))) return false;
  return yield* giveConsent(holder, key, now);
}

/** Compares two amounts above which payments need consent. */
export const isSameLimit = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : decimal(one).eq(decimal(other));

const refuse = (message: string): Refusal => ({ status: 422, message });

/**
 * Returns why a payment is refused (it lacks consent or a pause), or whether it needs the consent that was given.
 * Credits and conversions between own accounts need none.
 */
export function* checkConsent(
  holder: string,
  { key, draft, intent }: EntryRequest,
  { now, fraud }: { now: Date; fraud: FraudTerms | null },
): Program<{ refusal: Refusal } | { isNeeded: boolean }> {
  if (intent || isCredit(draft.type)) return { isNeeded: false };
  const payment = { payee: getPayee(draft), amount: draft.amount, currency: draft.currency };
  const refusal = getFraudRefusal(yield* findPause(holder, payment, { now, fraud }));
  if (refusal) return { refusal };
  const setting = yield* readSetting(holder);
  if (!isAbove(setting?.above ?? null, payment)) return { isNeeded: false };
  const consent = key === null ? null : yield* readConsent(holder, key, now);
  if (!consent?.isGiven) {
    return { refusal: refuse('The account holder has not consented to this payment') };
  }
  if (!isSame(consent, payment)) {
    return { refusal: refuse('The account holder has consented to another payment') };
  }
  return { isNeeded: true };
}

/** A consent serves one payment. */
export function* removeConsent(holder: string, key: string | null): Program<void> {
  yield* query('DELETE FROM consent WHERE holder = $1 AND key = $2', holder, key);
}
