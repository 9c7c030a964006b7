import { changeCard, readCards } from './cards';
import {
  allowTries,
  giveConsent,
  giveConsentByPasskey,
  noteForgotten,
  openConsent,
  readOpenConsent,
  readSetting,
  takeTry,
  writeSetting,
} from './consents';
import { findPause, noteWarning } from './fraud';
import {
  addPasskey,
  beginPasskey,
  grantPasskey,
  readChallenge,
  readHandle,
  readPasskey,
  readPasskeyByKey,
  readPasskeys,
  removePasskey,
} from './passkeys';
import { convert, expireHolderConversions, post, RefusedError, settle } from './posting';
import type { Context } from './posting';
import type { FraudTerms, LedgerPort } from './port';
import { query } from './program';
import type { Driver } from './program';
import {
  countHolders,
  findContradictions,
  readBalances,
  readByKey,
  readConversions,
  readOverdueHolders,
  readPage,
  readPendingDeposits,
  readSession,
} from './reading';
import { readReport, writeReport } from './reporting';
import { updateReport } from './updateReport';
import { writeLedger } from './writing';

export interface StoreOptions {
  driver: Driver;
  /** @default the clock */
  now?: () => Date;
  /** How long a payment may follow its consent, and a new passkey its PIN. docs/rules.md CONSENT-2. @default 300 */
  consentSeconds?: number;
  /** @default no payment is unusual */
  fraud?: FraudTerms | null;
}

/** A ledger in either database. Its programs run in the driver's transactions. */
export function openStore({
  driver,
  now = () => new Date(),
  consentSeconds = 300,
  fraud = null,
}: StoreOptions): LedgerPort {
  const { dialect } = driver;
  const getContext = (): Context => ({ dialect, now: now(), fraud });

  return {
    post: (holder, request, terms) =>
      driver.write(() => post(getContext(), holder, request, terms)),

    convert: async (holder, intent, terms) => {
      try {
        return {
          conversion: await driver.write(() => convert(getContext(), holder, intent, terms)),
        };
      } catch (error) {
        if (error instanceof RefusedError) return { refusal: error.refusal };
        throw error;
      }
    },

    settle: (holder, id, status, terms) =>
      driver.write(() => settle(getContext(), holder, id, status, terms)),

    expire: async () => {
      const overdue = await driver.read(() => readOverdueHolders(now()));
      for (const holder of overdue)
        await driver.write(() => expireHolderConversions(getContext(), holder));
      return overdue;
    },

    consents: {
      readSetting: (holder) => driver.read(() => readSetting(holder)),
      writeSetting: (holder, setting) => driver.write(() => writeSetting(holder, setting)),
      takeTry: (holder) => driver.write(() => takeTry(holder)),
      allowTries: (holder) => driver.write(() => allowTries(holder)),
      noteForgotten: (holder) => driver.write(() => noteForgotten(holder, now())),
      open: (holder, key, terms, nonce) =>
        driver.write(() => openConsent(holder, key, { terms, nonce, now: now(), consentSeconds })),
      findOpen: (holder, key) => driver.read(() => readOpenConsent(holder, key, now())),
      checksFraud: fraud !== null,
      pause: (holder, payment, { isWarned }) =>
        driver.write(function* () {
          const context = { now: now(), fraud };
          const pause = yield* findPause(holder, payment, context);
          if (!isWarned || pause?.isWarned !== false) return pause;
          yield* noteWarning(holder, payment.payee, context.now);
          return yield* findPause(holder, payment, context);
        }),
      give: (holder, key) => driver.write(() => giveConsent(holder, key, now())),
      giveByPasskey: (holder, key, use) =>
        driver.write(() => giveConsentByPasskey(holder, key, use, getContext())),
    },

    passkeys: {
      list: (holder) => driver.read(() => readPasskeys(holder)),
      find: (holder, id) => driver.read(() => readPasskey(holder, id)),
      findByKey: (holder, key) => driver.read(() => readPasskeyByKey(holder, key)),
      findHandle: (holder) => driver.read(() => readHandle(holder)),
      grant: (holder, { newHandle, session }) =>
        driver.write(() => {
          const until = new Date(now().getTime() + consentSeconds * 1000);
          return grantPasskey(holder, { newHandle, session, until });
        }),
      begin: (holder, grant) => driver.write(() => beginPasskey(holder, grant, now())),
      findChallenge: (holder, session) => driver.read(() => readChallenge(holder, session)),
      add: (holder, key, passkey, grant) =>
        driver.write(() => addPasskey(holder, key, passkey, grant, now())),
      remove: (holder, id) => driver.write(() => removePasskey(holder, id)),
    },

    cards: {
      read: (holder) => driver.read(() => readCards(holder)),
      change: (holder, key, initial, change) =>
        driver.write(() => changeCard(getContext(), holder, key, initial, change)),
    },

    balances: (holder) => driver.read(() => readBalances(holder)),
    page: (holder, options) => driver.read(() => readPage(holder, options)),
    findByKey: (holder, key) => driver.read(() => readByKey(holder, key)),
    conversions: (holder, filter) => driver.read(() => readConversions(holder, filter)),
    pendingDeposits: (before) => driver.read(() => readPendingDeposits(before)),

    report: (holder, report) => driver.write(() => writeReport(holder, report, now())),
    findReport: (holder, entryId) => driver.read(() => readReport(holder, entryId)),
    updateReport: (holder, entryId, update) =>
      driver.write(() => updateReport(getContext(), holder, entryId, update)),

    open: (holder, createLedger) =>
      driver.write(function* () {
        const added = yield* query(
          'INSERT INTO holder (id, entries) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING RETURNING id',
          holder,
        );
        if (added.length > 0) yield* writeLedger(holder, createLedger());
      }),

    startSession: ({ token, holder, expiresAt }) =>
      driver.write(function* () {
        yield* query('DELETE FROM session WHERE expires_at <= $1', now().toISOString());
        yield* query(
          'INSERT INTO session (token, holder, expires_at) VALUES ($1, $2, $3)',
          token,
          holder,
          expiresAt,
        );
      }),

    findSession: (token) => driver.read(() => readSession(token, now())),

    endSession: (token) =>
      driver.write(function* () {
        yield* query('DELETE FROM session WHERE token = $1', token);
      }),

    countHolders: () => driver.read(countHolders),

    verify: () => driver.readSnapshot(findContradictions),

    close: () => driver.close(),
  };
}
