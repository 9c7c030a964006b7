import { API_PATHS, newTransactionSchema, transactionSchema } from '@rad-wallet/api';
import type { Account, NewTransaction, Transaction } from '@rad-wallet/api';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { parseReply } from './connectToServer';
import type { Reply, Server } from './connectToServer';

export const createKey = () => `contract-${randomUUID()}`;

/** Returns functions that send POST requests, by default with a new idempotency key. */
export function createPoster(server: Server) {
  const to =
    (path: string) =>
    (body: unknown, key: string = createKey()): Promise<Reply> =>
      server.send('POST', path, { body, headers: { 'Idempotency-Key': key } });
  return { entry: to(API_PATHS.transactions), transfer: to(API_PATHS.transfers) };
}

/** Fails if the request was rejected. */
export function parseCreatedTransaction(reply: Reply): Transaction {
  assert.equal(reply.status, 201, `expected 201, got ${reply.status}: ${reply.text}`);
  return parseReply(transactionSchema, reply);
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

/** Contains ‘Convert’, but transfers to this recipient are not conversions. */
export const RECIPIENT_NAME = 'Converters Ltd';

export const createTransfer = (account: Account, amount: string) => ({
  accountId: account.id,
  amount,
  recipientName: RECIPIENT_NAME,
  currency: 'PKR',
});
