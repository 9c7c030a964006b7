import type { Account } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { parseCreatedTransaction, createEntry, createPoster } from './createPoster';
import { requireAccount, createReader } from './createReader';
import type { LedgerSnapshot } from './createReader';
import type { Server } from './connectToServer';

/** Passed to a check that posts entries: request helpers and the initial ledger. */
export interface TestServer
  extends ReturnType<typeof createReader>, ReturnType<typeof createPoster> {
  before: LedgerSnapshot;
  cash: Account;
}

/** Fails unless two decimals have the same value; '1.0' equals '1'. */
export function assertEqualDecimals(
  actual: Big | string,
  expected: Big | string,
  what: string,
): void {
  const [got, wanted] = [Big(actual), Big(expected)];
  assert.ok(got.eq(wanted), `${what}: expected ${wanted.toFixed()}, got ${got.toFixed()}`);
}

/**
 * Deposits PKR and runs the check. Fails unless every account then has its previous balance and the history has as many
 * new entries as the check reports. This detects money created or lost in any account.
 */
export async function withFunds(
  server: Server,
  funds: string,
  work: (testServer: TestServer) => Promise<{ entries: number }>,
): Promise<void> {
  const reader = createReader(server);
  const poster = createPoster(server);
  const before = await reader.books();
  const cash = requireAccount(before.accounts, 'trustvault');
  parseCreatedTransaction(await poster.entry(createEntry(cash, 'deposit', funds)));
  const { entries } = await work({ ...reader, ...poster, before, cash });

  const after = await reader.books();
  for (const { id, balance } of before.accounts) {
    const now = after.accounts.find((account) => account.id === id);
    assert.ok(now, `the account ${id} no longer exists`);
    assertEqualDecimals(now.balance, balance, `the balance of ${id}`);
  }
  assertEqualDecimals(after.balances.totalBalance, before.balances.totalBalance, 'totalBalance');
  assert.equal(after.history.length - before.history.length, entries + 1, 'entries made');
}

/** Runs a check whose requests must be rejected; fails if an account or the latest entry changes. */
export async function assertUnchanged(
  server: Server,
  work: (accounts: readonly Account[], cash: Account) => Promise<void>,
): Promise<void> {
  const { accounts, history } = createReader(server);
  const look = async () => ({ accounts: await accounts(), latest: await history('?limit=1') });
  const before = await look();
  await work(before.accounts, requireAccount(before.accounts, 'trustvault'));
  assert.deepEqual(await look(), before, 'the request was rejected, but the ledger changed');
}
