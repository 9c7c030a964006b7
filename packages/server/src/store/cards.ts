import type { Refusal } from '@rad-wallet/ledger';
import * as v from 'valibot';
import type { CardLimits, StoredCard } from './port';
import type { Context } from './posting';
import { query } from './program';
import type { Program } from './program';
import { integer, parseRow } from './rows';

const cardRow = v.object({
  id: v.string(),
  status: v.picklist(['active', 'frozen']),
  per_payment: v.string(),
  per_day: v.string(),
  online: integer,
  abroad: integer,
});

export function* readCards(holder: string): Program<StoredCard[]> {
  const rows = yield* query(
    'SELECT id, status, per_payment, per_day, online, abroad FROM card WHERE holder = $1 ORDER BY id',
    holder,
  );
  return rows.map((row) => {
    const card = parseRow(cardRow, row);
    return {
      id: card.id,
      status: card.status,
      perPayment: card.per_payment,
      perDay: card.per_day,
      online: card.online === 1,
      abroad: card.abroad === 1,
    };
  });
}

const requestRow = v.object({ request: v.string() });

/** A repeated key changes nothing, so that a late repetition does not undo a later change. */
export function* changeCard(
  { dialect }: Pick<Context, 'dialect'>,
  holder: string,
  key: string,
  initial: StoredCard,
  change: Partial<CardLimits & Pick<StoredCard, 'status'>>,
): Program<Refusal | null> {
  yield* query(`SELECT id FROM holder WHERE id = $1${dialect.forUpdate}`, holder);
  const request = JSON.stringify([initial.id, change]);
  const [known] = yield* query(
    'SELECT request FROM card_change WHERE holder = $1 AND key = $2',
    holder,
    key,
  );
  if (known) {
    return parseRow(requestRow, known).request === request
      ? null
      : { status: 422, message: `Idempotency-Key ${key} was used for another request` };
  }
  const stored = (yield* readCards(holder)).find(({ id }) => id === initial.id) ?? initial;
  const card = { ...stored, ...change };
  yield* query(
    'INSERT INTO card_change (holder, key, request) VALUES ($1, $2, $3)',
    holder,
    key,
    request,
  );
  yield* query(
    `INSERT INTO card (holder, id, status, per_payment, per_day, online, abroad)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (holder, id) DO UPDATE SET status = excluded.status,
       per_payment = excluded.per_payment, per_day = excluded.per_day,
       online = excluded.online, abroad = excluded.abroad`,
    holder,
    card.id,
    card.status,
    card.perPayment,
    card.perDay,
    card.online ? 1 : 0,
    card.abroad ? 1 : 0,
  );
  return null;
}
