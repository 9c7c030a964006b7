import type { Account } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { created, entryOf, posting } from './posting';
import { accountOf, reading } from './reading';
import type { Books } from './reading';
import type { Server } from './server';

/** What a check that moves money works with. */
export interface Bench extends ReturnType<typeof reading>, ReturnType<typeof posting> {
  /** The books before the check. */
  before: Books;
  cash: Account;
}

/** Fails unless two decimals are the same number. */
export function assertSame(actual: Big | string, expected: Big | string, what: string): void {
  const [got, wanted] = [Big(actual), Big(expected)];
  assert.ok(got.eq(wanted), `${what}: expected ${wanted.toFixed()}, got ${got.toFixed()}`);
}

/**
 * Brings in so much PKR, lets a check work, and fails unless every account then holds just what it held
 * before and the history has just as many entries more as the work says that it made: what comes of
 * nothing, or is lost, is seen here whatever the check looked at.
 */
export async function funded(
  server: Server,
  funds: string,
  work: (bench: Bench) => Promise<{ entries: number }>,
): Promise<void> {
  const reader = reading(server);
  const poster = posting(server);
  const before = await reader.books();
  const cash = accountOf(before.accounts, 'trustvault');
  created(await poster.entry(entryOf(cash, 'deposit', funds)));
  const { entries } = await work({ ...reader, ...poster, before, cash });

  const after = await reader.books();
  for (const { id, balance } of before.accounts) {
    const now = after.accounts.find((account) => account.id === id);
    assert.ok(now, `the account ${id} is gone`);
    assertSame(now.balance, balance, `the balance of ${id}`);
  }
  assertSame(after.balances.totalBalance, before.balances.totalBalance, 'totalBalance');
  assert.equal(after.history.length - before.history.length, entries + 1, 'entries made');
}

/** Lets a check ask for what must not be done, and fails if an account or the latest entry is another one then. */
export async function unchanged(
  server: Server,
  work: (accounts: readonly Account[], cash: Account) => Promise<void>,
): Promise<void> {
  const { accounts, history } = reading(server);
  const look = async () => ({ accounts: await accounts(), latest: await history('?limit=1') });
  const before = await look();
  await work(before.accounts, accountOf(before.accounts, 'trustvault'));
  assert.deepEqual(await look(), before, 'it was refused, and the books have changed');
}
