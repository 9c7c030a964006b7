import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { accountsSchema } from '../schemas/account';
import { balancesSchema } from '../schemas/balances';
import { transactionsSchema } from '../schemas/transaction';

/** The accounts: PKR, gold and silver. */
export function accountsQuery(client: ApiClient) {
  return readQuery(client, API_PATHS.accounts, accountsSchema);
}

/** Total, cash and gold, counted by the server. */
export function balancesQuery(client: ApiClient) {
  return readQuery(client, API_PATHS.balances, balancesSchema);
}

export interface TransactionsQueryOptions {
  /** How many of the latest to read. @default all of them */
  limit?: number;
}

/** The history, newest first. */
export function transactionsQuery(client: ApiClient, { limit }: TransactionsQueryOptions = {}) {
  const query = limit === undefined ? '' : `?limit=${limit}`;
  return readQuery(client, API_PATHS.transactions + query, transactionsSchema);
}

/** The key's segments, joined with '/', are the path that is read. */
function readQuery<T>(client: ApiClient, path: string, schema: Schema<T>) {
  return queryOptions({
    queryKey: [path] as const,
    // Not given the signal: a read that a person walks away from still fills the cache, and is not
    // asked twice.
    queryFn: ({ queryKey }) => client.get(queryKey.join('/'), schema),
  });
}
