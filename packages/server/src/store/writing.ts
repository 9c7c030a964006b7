import { decimal, getAvailable, getOpeningLegs, getAccountState } from '@rad-wallet/ledger';
import type { AccountState, Changes, Hold, Ledger, LedgerConversion } from '@rad-wallet/ledger';
import { insert, query } from './program';
import type { Program } from './program';
import { toEntryRow, toLegRows } from './rows';

const ENTRY = [
  'holder',
  'id',
  'seq',
  'account',
  'type',
  'currency',
  'amount',
  'description',
  'status',
  'verified',
  'message',
  'timestamp',
];

const LEG = ['holder', 'posting', 'seq', 'account', 'currency', 'amount'];

function* writeHolds(holder: string, holds: readonly Hold[]): Program<void> {
  yield* insert(
    'hold',
    ['holder', 'id', 'account', 'currency', 'amount', 'state', 'expires_at'],
    holds.map((one) => [
      holder,
      one.id,
      one.accountId,
      one.currency,
      one.amount,
      one.state,
      one.expiresAt,
    ]),
    'ON CONFLICT (holder, id) DO UPDATE SET state = excluded.state',
  );
}

function* writeConversions(
  holder: string,
  conversions: readonly LedgerConversion[],
): Program<void> {
  yield* insert(
    'conversion',
    ['holder', 'id', 'status', 'opened_at', 'expires_at', 'body'],
    conversions.map((one) => [
      holder,
      one.id,
      one.status,
      one.openedAt,
      one.expiresAt,
      JSON.stringify(one),
    ]),
    'ON CONFLICT (holder, id) DO UPDATE SET status = excluded.status, body = excluded.body',
  );
}

/** Adds the legs to the balances and the holds to the held amounts. Throws if an account would be overdrawn. */
function* updateAccounts(
  holder: string,
  accounts: readonly AccountState[],
  { posting, holds }: Pick<Changes, 'posting' | 'holds'>,
): Program<AccountState[]> {
  const after = accounts.map((account) => {
    const balance = (posting?.legs ?? [])
      .filter((leg) => leg.account === account.id)
      .reduce((sum, { amount }) => sum.plus(amount), decimal(account.balance));
    const held = holds
      .filter(({ accountId }) => accountId === account.id)
      .reduce(
        (sum, hold) => (hold.state === 'placed' ? sum.plus(hold.amount) : sum.minus(hold.amount)),
        decimal(account.held),
      );
    return { ...account, balance: balance.toFixed(), held: held.toFixed() };
  });
  for (const [index, account] of after.entries()) {
    const before = accounts[index];
    if (account.balance === before?.balance && account.held === before.held) continue;
    if (getAvailable(account).lt('0')) throw new Error(`Account ${account.id} would be overdrawn`);
    yield* query(
      'UPDATE account SET balance = $1, held = $2 WHERE holder = $3 AND id = $4',
      account.balance,
      account.held,
      holder,
      account.id,
    );
  }
  return after;
}

/** Writes the changes for a new entry, and returns the updated accounts. */
export function* writeChanges(
  holder: string,
  accounts: readonly AccountState[],
  changes: Changes,
  seq: number,
): Program<AccountState[]> {
  const { entry, posting, holds, conversion, saved } = changes;
  yield* insert('entry', ENTRY, [toEntryRow(holder, seq, entry)]);
  if (posting) yield* insert('leg', LEG, toLegRows(holder, posting));
  yield* writeHolds(holder, holds);
  if (conversion) yield* writeConversions(holder, [conversion]);
  if (saved) {
    yield* query(
      'INSERT INTO answered (holder, key, request, entry) VALUES ($1, $2, $3, $4)',
      holder,
      saved.key,
      saved.request,
      saved.entryId,
    );
  }
  yield* query('UPDATE holder SET entries = $1 WHERE id = $2', seq, holder);
  return yield* updateAccounts(holder, accounts, changes);
}

/** Writes the new status of a pending entry. */
export function* writeSettlement(
  holder: string,
  accounts: readonly AccountState[],
  { entry, posting }: Pick<Changes, 'entry' | 'posting'>,
): Program<void> {
  yield* query(
    'UPDATE entry SET status = $1, verified = $2 WHERE holder = $3 AND id = $4',
    entry.status,
    entry.verified ? 1 : 0,
    holder,
    entry.id,
  );
  if (posting) yield* insert('leg', LEG, toLegRows(holder, posting));
  yield* updateAccounts(holder, accounts, { posting, holds: [] });
}

/** Writes a new holder's ledger. */
export function* writeLedger(holder: string, ledger: Ledger): Program<void> {
  const { accounts, entries, postings, holds, conversions, answered } = ledger;
  yield* query('UPDATE holder SET entries = $1 WHERE id = $2', entries.length, holder);
  yield* insert(
    'account',
    ['holder', 'id', 'seq', 'type', 'balance', 'held'],
    accounts.map((account, seq) => {
      const { balance, held } = getAccountState(ledger, account);
      return [holder, account.id, seq, account.type, balance, held];
    }),
  );
  const openings = accounts.map((account) => ({
    id: `opening:${account.id}`,
    legs: getOpeningLegs(account),
  }));
  yield* insert(
    'leg',
    LEG,
    [...openings, ...postings].flatMap((posting) => toLegRows(holder, posting)),
  );
  yield* insert(
    'entry',
    ENTRY,
    entries.map((entry, index) => toEntryRow(holder, index + 1, entry)),
  );
  yield* writeHolds(holder, holds);
  yield* writeConversions(holder, conversions);
  yield* insert(
    'answered',
    ['holder', 'key', 'request', 'entry'],
    answered.map(({ key, request, entryId }) => [holder, key, request, entryId]),
  );
}
