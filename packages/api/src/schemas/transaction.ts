import * as v from 'valibot';
import { decimalSchema } from './decimal';
import { idSchema } from './id';
import { parseDescription } from './parseDescription';
import { textSchema } from './text';
import { timestampSchema } from './timestamp';

/** Transaction types that have their own icon and title; other types are kept as they are. */
export const TRANSACTION_TYPES = [
  'deposit',
  'sent',
  'received',
  'withdrawal',
  'gold_purchase',
  'gold_sale',
  'silver_purchase',
  'silver_sale',
] as const;

/** Statuses that have their own icon; other statuses are kept as they are. */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const;

const conversionSchema = v.object({ from: textSchema, to: textSchema });

/**
 * Only fields that a screen uses are required. `conversion` or `counterparty` are derived from the description if
 * omitted (`parseDescription`); null means that there is none. docs/rules.md TXN-17.
 */
const fieldsSchema = v.object({
  id: idSchema,
  accountId: v.optional(idSchema),
  type: textSchema,
  currency: textSchema,
  amount: decimalSchema,
  description: v.string(),
  status: textSchema,
  verified: v.optional(v.boolean()),
  conversion: v.fallback(v.optional(v.nullable(conversionSchema)), undefined),
  counterparty: v.fallback(v.optional(v.nullable(textSchema)), undefined),
  /** The message of a transfer. An invalid one is dropped. */
  message: v.fallback(v.optional(textSchema), undefined),
  /** Transaction hash on the Solana network. An invalid hash is dropped, because it must not fail the whole list. */
  blockchainHash: v.fallback(v.optional(textSchema), undefined),
  timestamp: timestampSchema,
});

type Fields = v.InferOutput<typeof fieldsSchema>;

function addFacts({ conversion, counterparty, ...transaction }: Fields) {
  const parsed = parseDescription(transaction.type, transaction.description);
  return {
    ...transaction,
    conversion: conversion === undefined ? parsed.conversion : conversion,
    counterparty: counterparty === undefined ? parsed.counterparty : counterparty,
  };
}

export const transactionSchema = v.pipe(fieldsSchema, v.transform(addFacts));

export const transactionsSchema = v.array(transactionSchema);

/**
 * A history as the wallet loads it: an entry with an invalid amount or time must not hide the others, so it has the
 * amount ‘–’ or an empty time. docs/rules.md MONEY-10.
 */
export const historySchema = v.array(
  v.pipe(
    v.object({
      ...fieldsSchema.entries,
      amount: v.fallback(decimalSchema, '\u2013'),
      timestamp: v.fallback(timestampSchema, ''),
    }),
    v.transform(addFacts),
  ),
);

/** One entry in the history. The amount is in the unit of `currency`. */
export type Transaction = v.InferOutput<typeof transactionSchema>;
