import { isPositive } from '@rad-wallet/ui/format';
import type { Loadable } from '@rad-wallet/ui/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { QUOTES_KEY, requestJson } from './backend';

const REFRESH_MS = 10_000;
const TIMEOUT_MS = 8000;
/** The maximum age of displayed quotes, in ms. The server accepts quotes of the last two minutes. */
const MAX_AGE_MS = 60_000;

const positive = v.pipe(
  v.string(),
  v.check((text) => isPositive(text)),
);
const marketQuotes = v.object({
  asOf: v.pipe(v.string(), v.isoTimestamp()),
  /** KWD per gram. */
  metals: v.object({ gold: positive, platinum: positive }),
  /** Units per KWD. */
  rates: v.object({ USD: positive, EUR: positive, SAR: positive }),
});

export type MarketQuotes = v.InferOutput<typeof marketQuotes>;

/** Loads quotes every 10 seconds. After failures, returns the last ones for up to a minute, then an error. */
export function useQuotes(): Loadable<MarketQuotes> {
  const cache = useQueryClient();
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: QUOTES_KEY,
    queryFn: ({ signal }) =>
      requestJson('/api/quotes', marketQuotes, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }),
    refetchInterval: REFRESH_MS,
  });

  const [expired, setExpired] = useState(0);
  useEffect(() => {
    const age = Date.now() - dataUpdatedAt;
    const timer = setTimeout(() => setExpired(dataUpdatedAt), MAX_AGE_MS - age);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);

  const isExpired = dataUpdatedAt <= expired;
  // Do not use the query's status: after a failed first request, it is pending again during each refetch.
  const hasFailed = errorUpdatedAt > dataUpdatedAt;
  return useMemo(() => {
    if (data && !isExpired) return { status: 'ready', value: data };
    if (!hasFailed) return { status: 'loading' };
    return { status: 'error', retry: () => void cache.resetQueries({ queryKey: QUOTES_KEY }) };
  }, [cache, data, hasFailed, isExpired]);
}
