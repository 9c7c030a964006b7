import * as v from 'valibot';
import { decimalSchema } from './decimal';
import { idSchema } from './id';
import { parseDescription } from './parseDescription';
import { textSchema } from './text';

/** The transaction types with their own icon and title; other types are kept. */
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

/** The statuses with their own icon; other statuses are kept. */
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed'] as const;

const timestampSchema = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'must be a date and time'),
);

const conversionSchema = v.object({ from: textSchema, to: textSchema });

/**
 * An entry of the history. Only what a screen reads is required: a list may omit the account and the
 * verification. A server that omits `conversion` or `counterparty` gets the default, what the type and
 * the description say (`parseDescription`); null says that there is none. docs/rules.md TXN-17.
 */
export const transactionSchema = v.pipe(
  v.object({
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
    /** On the Solana network. An invalid hash is dropped, so that it does not fail the whole list. */
    blockchainHash: v.fallback(v.optional(textSchema), undefined),
    timestamp: timestampSchema,
  }),
  v.transform(({ conversion, counterparty, ...transaction }) => {
    const parsed = parseDescription(transaction.type, transaction.description);
    return {
      ...transaction,
      conversion: conversion === undefined ? parsed.conversion : conversion,
      counterparty: counterparty === undefined ? parsed.counterparty : counterparty,
    };
  }),
);

export const transactionsSchema = v.array(transactionSchema);

/** One entry of the history. The amount is in the unit of `currency`. */
export type Transaction = v.InferOutput<typeof transactionSchema>;
