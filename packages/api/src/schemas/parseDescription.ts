/** Facts about a transaction beyond its type. Null: does not apply, or is unknown. */
export interface TransactionFacts {
  conversion: { from: string; to: string } | null;
  /** The payer's or payee's name, or the deposit method. */
  counterparty: string | null;
  /** Whether the money of an earlier payment, or of one side of a conversion, is returned. */
  isReversal: boolean;
}

/** Captures the payee, or else the description of the payment. */
const REVERSAL = /^Reversal: (?:Convert \S+ to \S+|(?:(?:Sent|Gift|Withdrawal) to )?(.+))$/;

const CONVERSION_DESCRIPTION = /^Convert (\S+) to (\S+)$/;

const CONVERSION_TYPE = /^(deposit|withdrawal|(gold|silver)_(purchase|sale))$/;

// A Map rather than an object, because the server could send a type named 'constructor'.
const COUNTERPARTY_PATTERNS = new Map([
  ['deposit', /^Deposit via (.+)$/],
  ['received', /^Received from (.+)$/],
  ['sent', /^Sent to (.+)$/],
  ['gift', /^Gift to (.+)$/],
  ['withdrawal', /^Withdrawal to (.+)$/],
]);

/** Returns only facts that fit the type: a `sent` entry is never a conversion. docs/rules.md LANG-11, TXN-17. */
export function parseDescription(type: string, description: string): TransactionFacts {
  const reversal = REVERSAL.exec(description);
  if (reversal) return { conversion: null, counterparty: reversal[1] ?? null, isReversal: true };
  const [, from, to] =
    (CONVERSION_TYPE.test(type) && CONVERSION_DESCRIPTION.exec(description)) || [];
  return {
    conversion: from && to ? { from, to } : null,
    counterparty: COUNTERPARTY_PATTERNS.get(type)?.exec(description)?.[1] ?? null,
    isReversal: false,
  };
}
