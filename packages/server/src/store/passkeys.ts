import * as v from 'valibot';
import type { CreatedPasskey, PasskeyGrant, StoredPasskey } from './port';
import { query } from './program';
import type { Program, Row } from './program';
import { integer, parseRow } from './rows';

const passkeyRow = v.object({
  id: v.string(),
  name: v.string(),
  public_key: v.string(),
  counter: integer,
  transports: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  created_at: v.string(),
});

const COLUMNS = 'id, name, public_key, counter, transports, created_at';

const ownerRow = v.object({ handle: v.string() });

const challengeRow = v.object({ challenge: v.nullable(v.string()) });

function toPasskey(row: Row): StoredPasskey {
  const { public_key: publicKey, created_at: createdAt, ...rest } = parseRow(passkeyRow, row);
  return { ...rest, publicKey, createdAt };
}

/** Oldest first. */
export function* readPasskeys(holder: string): Program<StoredPasskey[]> {
  const rows = yield* query(
    `SELECT ${COLUMNS} FROM passkey WHERE holder = $1 ORDER BY created_at, id`,
    holder,
  );
  return rows.map(toPasskey);
}

export function* readPasskey(holder: string, id: string): Program<StoredPasskey | null> {
  const [row] = yield* query(
    `SELECT ${COLUMNS} FROM passkey WHERE holder = $1 AND id = $2`,
    holder,
    id,
  );
  return row ? toPasskey(row) : null;
}

export function* readPasskeyByKey(holder: string, key: string): Program<StoredPasskey | null> {
  const [row] = yield* query(
    `SELECT ${COLUMNS} FROM passkey WHERE holder = $1 AND key = $2`,
    holder,
    key,
  );
  return row ? toPasskey(row) : null;
}

export function* readHandle(holder: string): Program<string | null> {
  const [row] = yield* query('SELECT handle FROM passkey_owner WHERE holder = $1', holder);
  return row ? parseRow(ownerRow, row).handle : null;
}

/** Permits to add one passkey in this session until then. */
export function* grantPasskey(
  holder: string,
  { newHandle, session, until }: { newHandle: string; session: string | null; until: Date },
): Program<void> {
  yield* query(
    `INSERT INTO passkey_owner (holder, handle, granted_until, granted_session)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (holder) DO UPDATE SET granted_until = excluded.granted_until,
       granted_session = excluded.granted_session, challenge = NULL`,
    holder,
    newHandle,
    until.toISOString(),
    session,
  );
}

/** Binds the grant to a challenge, which replaces an earlier one. Returns the user handle; null without a grant. */
export function* beginPasskey(
  holder: string,
  { challenge, session }: PasskeyGrant,
  now: Date,
): Program<string | null> {
  const [row] = yield* query(
    `UPDATE passkey_owner SET challenge = $2
     WHERE holder = $1 AND granted_session IS NOT DISTINCT FROM $3 AND granted_until > $4
     RETURNING handle`,
    holder,
    challenge,
    session,
    now.toISOString(),
  );
  return row ? parseRow(ownerRow, row).handle : null;
}

export function* readChallenge(holder: string, session: string | null): Program<string | null> {
  const [row] = yield* query(
    `SELECT challenge FROM passkey_owner
     WHERE holder = $1 AND granted_session IS NOT DISTINCT FROM $2`,
    holder,
    session,
  );
  return row ? parseRow(challengeRow, row).challenge : null;
}

/**
 * Uses up the grant. Null if it has been used, has ended or has another challenge or session, or if the passkey is
 * known.
 */
export function* addPasskey(
  holder: string,
  key: string,
  { id, name, publicKey, counter, transports }: CreatedPasskey & { name: string },
  { challenge, session }: PasskeyGrant,
  now: Date,
): Program<StoredPasskey | null> {
  const used = yield* query(
    `UPDATE passkey_owner SET granted_until = NULL, challenge = NULL
     WHERE holder = $1 AND challenge = $2 AND granted_session IS NOT DISTINCT FROM $3
       AND granted_until > $4 RETURNING handle`,
    holder,
    challenge,
    session,
    now.toISOString(),
  );
  if (used.length === 0) return null;
  const [row] = yield* query(
    `INSERT INTO passkey (id, holder, key, name, public_key, counter, transports, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    id,
    holder,
    key,
    name,
    publicKey,
    counter,
    JSON.stringify(transports),
    now.toISOString(),
  );
  return row ? toPasskey(row) : null;
}

export function* removePasskey(holder: string, id: string): Program<void> {
  yield* query('DELETE FROM passkey WHERE holder = $1 AND id = $2', holder, id);
}

/**
 * Stores how often the passkey was used. Returns false if it has been removed, or if the counter has not risen, which
 * a copy of the passkey would cause. Devices without a counter always send 0.
 */
export function* countUse(holder: string, id: string, counter: number): Program<boolean> {
  const used = yield* query(
    `UPDATE passkey SET counter = $3
     WHERE holder = $1 AND id = $2 AND (counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING id`,
    holder,
    id,
    counter,
  );
  return used.length > 0;
}
