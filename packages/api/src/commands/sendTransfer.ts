import { API_PATHS } from '../paths';
import type { Transaction } from '../schemas/transaction';
import { newTransferSchema } from '../schemas/transfer';
import type { NewTransfer } from '../schemas/transfer';
import { createCommand } from './createCommand';
import { postingResponseSchema } from './postingResponseSchema';

/**
 * Sends PKR to a recipient. Returns null if the response does not contain the transaction. Throws `InvalidRequestError`
 * before sending, or a client error.
 */
export const sendTransfer = createCommand<NewTransfer, Transaction | null>(
  API_PATHS.transfers,
  newTransferSchema,
  postingResponseSchema,
);
