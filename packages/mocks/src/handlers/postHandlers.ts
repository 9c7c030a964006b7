import {
  CONVERSION_INTENT_HEADER,
  newConversionSchema,
  newTransactionSchema,
  newTransferSchema,
  parseConversionIntent,
  PROBLEM_TYPE,
  PROBLEM_TYPES,
} from '@rad-wallet/api';
import type { Problem } from '@rad-wallet/api';
import { convertAtOnce, postClientEntry } from '@rad-wallet/ledger';
import type { ClientEntry, Ledger, Refusal } from '@rad-wallet/ledger';
import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { GenericSchema } from 'valibot';
import { toServedConversion, toServedEntry } from '../ledger/balances';
import { DEMO_TERMS } from '../ledger/demoLedger';
import type { LedgerStore } from '../stores/LedgerStore';
import { apiPatterns } from './apiPatterns';
import type { HandlerOptions } from './handlerOptions';
import { exchangeCodes } from './ownCurrency';
import { pause } from './pause';
import { readBody } from './readBody';

type Change = { ledger: Ledger; created: object } | { refusal: Refusal };

/** A refusal with a reason is a problem (RFC 9457), because the wallet reads its type. */
function toResponse({ status, message, reason }: Refusal): Response {
  if (!reason) return HttpResponse.text(message, { status });
  const problem: Problem = {
    type: PROBLEM_TYPES[reason],
    title: 'Unprocessable Content',
    status,
    detail: message,
  };
  return Response.json(problem, { status, headers: { 'Content-Type': PROBLEM_TYPE } });
}

/** Handlers respond with 201 and the created resource, or with an error status and the reason. */
export function postHandlers(
  store: LedgerStore,
  { delayMs, now, currency }: Required<HandlerOptions>,
): HttpHandler[] {
  const exchange = exchangeCodes(currency);

  async function post<T>(
    request: Request,
    schema: GenericSchema<unknown, T>,
    change: (ledger: Ledger, body: T, key: string | null) => Change,
  ): Promise<Response> {
    await pause(delayMs);
    const read = await readBody(request, schema, exchange);
    if ('problem' in read) return HttpResponse.text(read.problem, { status: 400 });

    const key = request.headers.get('Idempotency-Key');
    const result = await store.update((ledger) => {
      const changed = change(ledger, read.body, key);
      return { ledger: 'ledger' in changed ? changed.ledger : ledger, result: changed };
    });
    return 'refusal' in result
      ? toResponse(result.refusal)
      : Response.json(exchange(result.created), { status: 201 });
  }

  function postEntry(ledger: Ledger, entry: Omit<ClientEntry, 'terms'>): Change {
    const posted = postClientEntry(ledger, { ...entry, terms: DEMO_TERMS }, now());
    if ('refusal' in posted) return posted;
    return { ledger: posted.ledger, created: toServedEntry(posted.entry) };
  }

  return [
    http.post(apiPatterns.transactions, async ({ request }): Promise<Response> => {
      const header = request.headers.get(CONVERSION_INTENT_HEADER);
      const intent = header === null ? null : exchange(parseConversionIntent(header));
      if (header !== null && !intent) {
        return HttpResponse.text(`${CONVERSION_INTENT_HEADER} is malformed`, { status: 400 });
      }
      return post(request, newTransactionSchema, (ledger, entry, key) =>
        postEntry(ledger, { entry, intent, key }),
      );
    }),

    http.post(apiPatterns.transfers, ({ request }) =>
      post(request, newTransferSchema, (ledger, { recipientName, ...transfer }, key) => {
        const entry = { ...transfer, type: 'sent', description: `Sent to ${recipientName}` };
        return postEntry(ledger, { entry, intent: null, key });
      }),
    ),

    http.post(apiPatterns.conversions, ({ request }) =>
      post(request, newConversionSchema, (ledger, sides, key) => {
        const intent = { ...sides, id: key ?? crypto.randomUUID() };
        const converted = convertAtOnce(ledger, intent, DEMO_TERMS, now());
        if ('refusal' in converted) return converted;
        return { ledger: converted.ledger, created: toServedConversion(converted.conversion) };
      }),
    ),
  ];
}
