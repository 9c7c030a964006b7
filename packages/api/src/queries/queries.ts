import { queryOptions, type DataTag, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from '../client/createApiClient';
import { API_PATHS } from '../paths';
import { accountsSchema, type Account } from '../schemas/account';
import { balancesSchema, type Balances } from '../schemas/balances';
import { conversionsSchema, type ConversionRecord } from '../schemas/conversionRecord';
import { historySchema, type Transaction } from '../schemas/transaction';

/** Timeout of a query, in ms. docs/rules.md TIME-14. */
export const READ_TIMEOUT = 30_000;

/** Query options whose key is the request path. */
export type ApiQueryOptions<T> = UnusedSkipTokenOptions<T, Error, T, readonly [string]> & {
  queryKey: DataTag<readonly [string], T, Error>;
};

export function accountsQuery(client: ApiClient): ApiQueryOptions<Account[]> {
  return readQuery(client, API_PATHS.accounts, accountsSchema);
}

export function balancesQuery(client: ApiClient): ApiQueryOptions<Balances> {
  return readQuery(client, API_PATHS.balances, balancesSchema);
}

export interface TransactionsQueryOptions {
  /** How many of the latest transactions to fetch. @default all */
  limit?: number;
}

/** Fetches the history, newest first. */
export function transactionsQuery(
  client: ApiClient,
  { limit }: TransactionsQueryOptions = {},
): ApiQueryOptions<Transaction[]> {
  const query = limit === undefined ? '' : `?limit=${limit}`;
  return readQuery(client, API_PATHS.transactions + query, historySchema);
}

/** Fetches conversions with only one of their two entries, oldest first. docs/rules.md CONV-24. */
export function pendingConversionsQuery(client: ApiClient): ApiQueryOptions<ConversionRecord[]> {
  return readQuery(client, `${API_PATHS.conversions}?status=pending`, conversionsSchema);
}

/** Takes a path such as `/api/transactions?limit=10`; returns undefined for any other path. */
export function getQueryByPath(
  client: ApiClient,
  path: string,
): ApiQueryOptions<unknown> | undefined {
  const schema = schemasByPath.get(path.replace(/\?.*/, ''));
  return schema && readQuery<unknown>(client, path, schema);
}

const schemasByPath = new Map<string, Schema<unknown>>([
  [API_PATHS.accounts, accountsSchema],
  [API_PATHS.balances, balancesSchema],
  [API_PATHS.transactions, historySchema],
  [API_PATHS.conversions, conversionsSchema],
]);

/** Creates a query that fetches the path built from the key's segments. */
function readQuery<T>(client: ApiClient, path: string, schema: Schema<T>): ApiQueryOptions<T> {
  return queryOptions({
    queryKey: [path] as const,
    // The query's signal is not passed on: when the page unmounts, the request still completes and fills the cache.
    queryFn: ({ queryKey }) =>
      client.get(queryKey.join('/'), schema, { signal: AbortSignal.timeout(READ_TIMEOUT) }),
  });
}
