import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { getAccounts, getBalances, getLatestEntries } from '../ledger/balances';
import type { LedgerStore } from '../stores/LedgerStore';
import { apiPatterns } from './apiPatterns';
import type { HandlerOptions } from './handlerOptions';
import { pause } from './pause';

export function readHandlers(
  store: LedgerStore,
  { delayMs }: Required<Pick<HandlerOptions, 'delayMs'>>,
): HttpHandler[] {
  return [
    http.get(apiPatterns.accounts, async () => {
      await pause(delayMs);
      return HttpResponse.json(getAccounts(await store.read()));
    }),

    http.get(apiPatterns.balances, async () => {
      await pause(delayMs);
      return HttpResponse.json(getBalances(await store.read()));
    }),

    http.get(apiPatterns.transactions, async ({ request }) => {
      await pause(delayMs);
      const limit = new URL(request.url).searchParams.get('limit');
      if (limit !== null && !/^[1-9]\d*$/.test(limit)) {
        return HttpResponse.text(`limit must be a whole number above 0, not ${limit}`, {
          status: 400,
        });
      }
      const count = limit === null ? undefined : Number(limit);
      return HttpResponse.json(getLatestEntries(await store.read(), count));
    }),
  ];
}
