import { accountsSchema, API_PATHS, balancesSchema, transactionsSchema } from '@rad-wallet/api';
import type { Account, AccountType, Balances, Transaction } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import type * as v from 'valibot';
import { CheckSkipped } from './check';
import { parse } from './server';
import type { Server } from './server';

/** The books as they stand at one moment. */
export interface Books {
  accounts: readonly Account[];
  balances: Balances;
  history: readonly Transaction[];
}

/** Reads; each fails unless it is answered with 200 and the agreed shape. */
export function reading(server: Server) {
  async function read<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
    const reply = await server.ask('GET', path);
    assert.equal(reply.status, 200, `GET ${path} answered ${reply.status}: ${reply.text}`);
    return parse(schema, reply);
  }
  const accounts = () => read(API_PATHS.accounts, accountsSchema);
  const balances = () => read(API_PATHS.balances, balancesSchema);
  const history = (query = '') => read(API_PATHS.transactions + query, transactionsSchema);
  return {
    accounts,
    balances,
    history,
    /** All three. */
    books: async (): Promise<Books> => ({
      accounts: await accounts(),
      balances: await balances(),
      history: await history(),
    }),
  };
}

/** The first account of a kind; without one, what needs it is not asked. */
export function accountOf(accounts: readonly Account[], type: AccountType): Account {
  const account = accounts.find((one) => one.type === type);
  if (!account) throw new CheckSkipped(`there is no account of the type ${type}`);
  return account;
}
