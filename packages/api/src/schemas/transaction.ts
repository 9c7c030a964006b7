import * as v from 'valibot';
import { decimalSchema } from './decimal';
import { idSchema } from './id';
import { parseDescription } from './parseDescription';
import { textSchema } from './text';
import { timestampSchema } from './timestamp';

/** Transaction types with their own icon and title; other types are passed through. */
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

/** Statuses with their own icon; other statuses are passed through. */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const;

const conversionSchema = v.object({ from: textSchema, to: textSchema });

/**
 * Only fields used by a screen are required. A missing `conversion`, `counterparty` or `isReversal` is parsed from the
 * description (`parseDescription`); null means that there is none. docs/rules.md TXN-17.
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
  isReversal: v.fallback(v.optional(v.boolean()), undefined),
  /** The sender's message. Invalid values are dropped. */
  message: v.fallback(v.optional(textSchema), undefined),
  /** Transaction hash on the Solana network. Invalid values are dropped, so that they do not fail the whole list. */
  blockchainHash: v.fallback(v.optional(textSchema), undefined),
  timestamp: timestampSchema,
});

type Fields = v.InferOutput<typeof fieldsSchema>;

function addFacts({ conversion, counterparty, isReversal, ...transaction }: Fields) {
  const parsed = parseDescription(transaction.type, transaction.description);
  return {
    ...transaction,
    conversion: conversion === undefined ? parsed.conversion : conversion,
    counterparty: counterparty === undefined ? parsed.counterparty : counterparty,
    isReversal: isReversal ?? parsed.isReversal,
  };
}

export const transactionSchema = v.pipe(fieldsSchema, v.transform(addFacts));

export const transactionsSchema = v.array(transactionSchema);

/**
 * A history as loaded by the wallet: an invalid amount becomes ‘–’ and an invalid time becomes empty, so that one entry
 * does not hide the others. docs/rules.md MONEY-10.
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

/** An entry in the history. The amount is in units of `currency`. */
export type Transaction = v.InferOutput<typeof transactionSchema>;
