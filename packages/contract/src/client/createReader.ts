import {
  accountsSchema,
  API_PATHS,
  balancesSchema,
  conversionsSchema,
  transactionsSchema,
} from '@rad-wallet/api';
import type { Account, AccountType, Balances, Transaction } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import type * as v from 'valibot';
import { CheckSkippedError } from './check';
import { parseResponse } from './connectToServer';
import type { Server } from './connectToServer';

export interface LedgerSnapshot {
  accounts: readonly Account[];
  balances: Balances;
  history: readonly Transaction[];
}

/** Returns functions that send GET requests; each fails unless the status is 200 and the body is valid. */
export function createReader(server: Server) {
  async function read<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const response = await server.send('GET', path);
    assert.equal(response.status, 200, `GET ${path} returned ${response.status}: ${response.text}`);
    return parseResponse(schema, response);
  }
  const accounts = () => read(API_PATHS.accounts, accountsSchema);
  const balances = () => read(API_PATHS.balances, balancesSchema);
  const history = (query = '') => read(API_PATHS.transactions + query, transactionsSchema);
  const conversions = (query: string) => read(API_PATHS.conversions + query, conversionsSchema);
  return {
    accounts,
    balances,
    history,
    conversions,
    books: async (): Promise<LedgerSnapshot> => ({
      accounts: await accounts(),
      balances: await balances(),
      history: await history(),
    }),
  };
}

/** Returns the first account with a given type; skips the check if there is none. */
export function requireAccount(accounts: readonly Account[], type: AccountType): Account {
  const account = accounts.find((one) => one.type === type);
  if (!account) throw new CheckSkippedError(`there is no account of the type ${type}`);
  return account;
}
