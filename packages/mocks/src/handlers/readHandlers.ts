import { expireConversions, findByKey } from '@rad-wallet/ledger';
import type { Ledger } from '@rad-wallet/ledger';
import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import {
  getAccounts,
  getBalances,
  getLatestEntries,
  toServedConversion,
  toServedEntry,
} from '../ledger/balances';
import type { LedgerStore } from '../stores/LedgerStore';
import { apiPatterns } from './apiPatterns';
import type { HandlerOptions } from './handlerOptions';
import { exchangeCodes } from './ownCurrency';
import { pause } from './pause';

export function readHandlers(
  store: LedgerStore,
  { delayMs, now, currency }: Required<HandlerOptions>,
): HttpHandler[] {
  const exchange = exchangeCodes(currency);
  /** Reads the ledger after reversing overdue conversions. */
  async function read(): Promise<Ledger> {
    await pause(delayMs);
    const ledger = await store.read();
    if (expireConversions(ledger, now()) === ledger) return ledger;
    return store.update((current) => {
      const expired = expireConversions(current, now());
      return { ledger: expired, result: expired };
    });
  }

  return [
    http.get(apiPatterns.accounts, async () => HttpResponse.json(getAccounts(await read()))),

    http.get(apiPatterns.balances, async () => HttpResponse.json(getBalances(await read()))),

    http.get(apiPatterns.transactions, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const key = searchParams.get('idempotencyKey');
      const limit = searchParams.get('limit');
      const ledger = await read();
      if (key !== null) {
        const entry = findByKey(ledger, key);
        return HttpResponse.json(exchange(entry ? [toServedEntry(entry)] : []));
      }
      if (limit !== null && !/^[1-9]\d*$/.test(limit)) {
        return HttpResponse.text(`limit must be a whole number above 0, not ${limit}`, {
          status: 400,
        });
      }
      const count = limit === null ? undefined : Number(limit);
      return HttpResponse.json(exchange(getLatestEntries(ledger, count)));
    }),

    http.get(apiPatterns.conversions, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [id, status] = [searchParams.get('id'), searchParams.get('status')];
      const { conversions } = await read();
      const found = conversions
        .filter((one) => (id ?? one.id) === one.id && (status ?? one.status) === one.status)
        .map(toServedConversion);
      return HttpResponse.json(exchange(found));
    }),
  ];
}
