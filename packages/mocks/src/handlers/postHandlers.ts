import { newTransactionSchema, newTransferSchema } from '@rad-wallet/api';
import type { NewTransfer } from '@rad-wallet/api';
import { http, HttpResponse } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { GenericSchema } from 'valibot';
import { toServedEntry } from '../ledger/balances';
import type { EntryDraft } from '@rad-wallet/ledger';
import { postEntry } from '../ledger/demoLedger';
import type { LedgerStore } from '../stores/LedgerStore';
import { apiPatterns } from './apiPatterns';
import type { HandlerOptions } from './handlerOptions';
import { pause } from './pause';
import { readBody } from './readBody';

/** The handlers respond with 201 and the created entry, or with an error status and a plain-text reason. */
export function postHandlers(
  store: LedgerStore,
  { delayMs, now }: Required<HandlerOptions>,
): HttpHandler[] {
  async function post<T>(
    request: Request,
    schema: GenericSchema<unknown, T>,
    toDraft: (body: T) => EntryDraft,
  ): Promise<Response> {
    await pause(delayMs);
    const read = await readBody(request, schema);
    if ('problem' in read) return HttpResponse.text(read.problem, { status: 400 });

    const key = request.headers.get('Idempotency-Key');
    const posted = await store.update((ledger) => {
      const result = postEntry(ledger, toDraft(read.body), { now: now(), key });
      return { ledger: 'ledger' in result ? result.ledger : ledger, result };
    });
    if ('refusal' in posted) {
      return HttpResponse.text(posted.refusal.message, { status: posted.refusal.status });
    }
    return HttpResponse.json(toServedEntry(posted.entry), { status: 201 });
  }

  return [
    http.post(apiPatterns.transactions, ({ request }) =>
      post(request, newTransactionSchema, (draft) => draft),
    ),
    http.post(apiPatterns.transfers, ({ request }) =>
      post(request, newTransferSchema, createTransferDraft),
    ),
  ];
}

function createTransferDraft({ recipientName, ...transfer }: NewTransfer): EntryDraft {
  return {
    ...transfer,
    type: 'sent',
    description: `Sent to ${recipientName}`,
    status: 'completed',
    verified: true,
  };
}
