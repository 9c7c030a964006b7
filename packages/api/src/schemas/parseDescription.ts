/** Facts about a transaction beyond its type: `conversion` is null unless it is one, `counterparty` if unknown. */
export interface TransactionFacts {
  conversion: { from: string; to: string } | null;
  /** The name of the payer or payee, or the method of a deposit. */
  counterparty: string | null;
}

const CONVERSION_DESCRIPTION = /^Convert (\S+) to (\S+)$/;

const CONVERSION_TYPE = /^(deposit|withdrawal|(gold|silver)_(purchase|sale))$/;

// A Map rather than an object, because the server could send a type such as 'constructor'.
const COUNTERPARTY_PATTERNS = new Map([
  ['deposit', /^Deposit via (.+)$/],
  ['received', /^Received from (.+)$/],
  ['sent', /^Sent to (.+)$/],
  ['gift', /^Gift to (.+)$/],
  ['withdrawal', /^Withdrawal to (.+)$/],
]);

/** Returns only facts that fit the type: a `sent` entry is never a conversion. docs/rules.md LANG-11, TXN-17. */
export function parseDescription(type: string, description: string): TransactionFacts {
  const [, from, to] =
    (CONVERSION_TYPE.test(type) && CONVERSION_DESCRIPTION.exec(description)) || [];
  return {
    conversion: from && to ? { from, to } : null,
    counterparty: COUNTERPARTY_PATTERNS.get(type)?.exec(description)?.[1] ?? null,
  };
}
