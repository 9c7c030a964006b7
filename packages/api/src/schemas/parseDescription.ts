/** The facts of a transaction beyond its type. Null: not a conversion, no known counterparty. */
export interface TransactionFacts {
  /** The currencies of a conversion. Both of its entries have it. */
  conversion: { from: string; to: string } | null;
  /** The counterparty: a person's name, or the method of a deposit. */
  counterparty: string | null;
}

const CONVERSION_DESCRIPTION = /^Convert (\S+) to (\S+)$/;

/** The types of the entries that `createConversionPostings` makes. */
const CONVERSION_TYPE = /^(deposit|withdrawal|(gold|silver)_(purchase|sale))$/;

// A map, not an object: a type from outside might be called 'constructor'.
const COUNTERPARTY_PATTERNS = new Map([
  ['deposit', /^Deposit via (.+)$/],
  ['received', /^Received from (.+)$/],
  ['sent', /^Sent to (.+)$/],
  ['gift', /^Gift to (.+)$/],
  ['withdrawal', /^Withdrawal to (.+)$/],
]);

/**
 * Parses the facts from a description in the fixed English wording of posted entries. The type limits the result:
 * an entry of the type `sent` is never a conversion. docs/rules.md LANG-11, TXN-17.
 */
export function parseDescription(type: string, description: string): TransactionFacts {
  const [, from, to] =
    (CONVERSION_TYPE.test(type) && CONVERSION_DESCRIPTION.exec(description)) || [];
  return {
    conversion: from && to ? { from, to } : null,
    counterparty: COUNTERPARTY_PATTERNS.get(type)?.exec(description)?.[1] ?? null,
  };
}
