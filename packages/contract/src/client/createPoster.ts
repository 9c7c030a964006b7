import {
  API_PATHS,
  CONVERSION_INTENT_HEADER,
  createConversionPostings,
  formatConversionIntent,
  newTransactionSchema,
  transactionSchema,
} from '@rad-wallet/api';
import type { Account, Conversion, NewTransaction, Transaction } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { parseResponse } from './connectToServer';
import type { ServerResponse, Server } from './connectToServer';

export const createKey = () => `contract-${randomUUID()}`;

/** Returns functions that send POST requests, by default with a new idempotency key. */
export function createPoster(server: Server) {
  const to =
    (path: string) =>
    (body: unknown, key: string = createKey(), headers: Record<string, string> = {}) =>
      server.send('POST', path, { body, headers: { ...headers, 'Idempotency-Key': key } });
  const entry = to(API_PATHS.transactions);
  return {
    entry,
    transfer: to(API_PATHS.transfers),
    conversion: to(API_PATHS.conversions),
    /** Returns the two requests for a conversion, in order. */
    prepareConversion: (conversion: Conversion, id: string = createKey()) => {
      const headers = {
        [CONVERSION_INTENT_HEADER]: formatConversionIntent({ id, ...conversion }),
      };
      const [first, second] = createConversionPostings(conversion);
      return {
        id,
        bodies: [first, second],
        postFirst: (): Promise<ServerResponse> => entry(first, `${id}:1`, headers),
        postSecond: (): Promise<ServerResponse> => entry(second, `${id}:2`, headers),
      };
    },
  };
}

/** Fails if the request was rejected. */
export function parseCreatedTransaction(response: ServerResponse): Transaction {
  assert.equal(response.status, 201, `expected 201, got ${response.status}: ${response.text}`);
  return parseResponse(transactionSchema, response);
}

/** The amount is in PKR. */
export const createEntry = (account: Account, type: string, amount: string): NewTransaction =>
  v.parse(newTransactionSchema, {
    accountId: account.id,
    type,
    currency: 'PKR',
    amount,
    description: 'A check of the contract',
  });

/** Contains ‘Convert’; transfers to this recipient must still not count as conversions. */
export const RECIPIENT_NAME = 'Converters Ltd';

export const createTransfer = (account: Account, amount: string) => ({
  accountId: account.id,
  amount,
  recipientName: RECIPIENT_NAME,
  currency: 'PKR',
});
