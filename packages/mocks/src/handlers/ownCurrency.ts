/** The code under which the ledger keeps cash. */
const LEDGER_CODE = 'PKR';

const CODE_FIELDS = ['currency', 'from', 'to'];

/** Replaces the wallet's currency with that of the ledger, and the reverse, in bodies of requests and responses. */
export type ExchangeCodes = <T>(body: T) => T;

/** @param currency code of the wallet's cash */
export function exchangeCodes(currency: string): ExchangeCodes {
  const others = new Map([
    [currency, LEDGER_CODE],
    [LEDGER_CODE, currency],
  ]);
  return (body) =>
    JSON.parse(JSON.stringify(body), (key, value) =>
      CODE_FIELDS.includes(key) ? (others.get(value) ?? value) : value,
    );
}
