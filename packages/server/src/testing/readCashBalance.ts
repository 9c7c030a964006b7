import { getAccounts } from '@rad-wallet/mocks';
import type { LedgerStore } from '@rad-wallet/mocks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

export const readCashBalance = async (store: LedgerStore) =>
  getAccounts(await store.read())[0]?.balance;

/** The temporary folder is removed after all tests in the file. */
export function createTemporaryFileFactory(): () => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rad-ledger-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => path.join(folder, `${(count += 1)}.sqlite`);
}
