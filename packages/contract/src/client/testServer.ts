import type { Account } from '@rad-wallet/api';
import Big from 'big.js';
import assert from 'node:assert/strict';
import { CheckSkippedError } from './check';
import { createPoster } from './createPoster';
import { requireAccount, createReader } from './createReader';
import type { LedgerSnapshot } from './createReader';
import type { Server } from './connectToServer';

/** Passed to checks that post entries: request helpers and the initial ledger. */
export interface TestServer
  extends ReturnType<typeof createReader>, ReturnType<typeof createPoster> {
  before: LedgerSnapshot;
  cash: Account;
}

/** Fails unless both decimals have the same value; '1.0' equals '1'. */
export function assertEqualDecimals(
  actual: Big | string,
  expected: Big | string,
  what: string,
): void {
  const [got, wanted] = [Big(actual), Big(expected)];
  assert.ok(got.eq(wanted), `${what}: expected ${wanted.toFixed()}, got ${got.toFixed()}`);
}

export interface Spending {
  /** The number of entries posted by the check. */
  entries: number;
  /** How much PKR the check took from the cash account. */
  spent: string;
}

/**
 * Runs a check that needs some PKR; skips it if the balance is lower. Afterwards, the cash balance must be lower by
 * exactly `spent`, all other balances unchanged, and the history longer by `entries`. This detects money created or
 * lost in any account.
 */
export async function withCash(
  server: Server,
  needed: string,
  work: (testServer: TestServer) => Promise<Spending>,
): Promise<void> {
  const reader = createReader(server);
  const before = await reader.books();
  const cash = requireAccount(before.accounts, 'trustvault');
  if (Big(cash.balance).lt(needed)) {
    throw new CheckSkippedError(`the cash account holds less than ${needed} PKR`);
  }
  const { entries, spent } = await work({ ...reader, ...createPoster(server), before, cash });

  const after = await reader.books();
  for (const { id, balance } of before.accounts) {
    const now = after.accounts.find((account) => account.id === id);
    assert.ok(now, `the account ${id} no longer exists`);
    const expected = id === cash.id ? Big(balance).minus(spent) : balance;
    assertEqualDecimals(now.balance, expected, `the balance of ${id}`);
  }
  const total = Big(before.balances.totalBalance).minus(spent);
  assertEqualDecimals(after.balances.totalBalance, total, 'totalBalance');
  assert.equal(after.history.length - before.history.length, entries, 'entries made');
}

/** Runs a check whose requests must be rejected. Fails if a balance or the latest entry changes. */
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
