import { contacts, giftContacts, recipients } from '@rad-wallet/mocks/samples';
import type { Payee, PayeeMatch } from '@rad-wallet/api';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const recordedPayeeSchema = v.object({ name: v.string(), account: v.string() });

/** An account, and the name that its bank has recorded. */
export type RecordedPayee = v.InferOutput<typeof recordedPayeeSchema>;

/** The contacts of the demo. */
export const samplePayees: readonly RecordedPayee[] = [
  ...[...contacts, ...giftContacts].map(({ name, phone }) => ({ name, account: phone })),
  ...recipients.map(({ name, id }) => ({ name, account: id })),
];

/** Throws if the file is not a list of payees in JSON. */
export const readPayees = (file: string): readonly RecordedPayee[] =>
  v.parse(v.array(recordedPayeeSchema), JSON.parse(readFileSync(file, 'utf8')));

/** Numbers without a calling code are from Pakistan. */
function normalizeAccount(account: string): string {
  const phone = parsePhoneNumberFromString(account, 'PK');
  if (phone?.isPossible()) return phone.number;
  return account.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

const getWords = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const isInitial = (one: string, other: string) => one.length === 1 && other.startsWith(one);

/** Whether each word of one name is a word or an initial of the other. */
function isPart(words: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  for (const word of words) {
    const index = left.findIndex(
      (other) => other === word || isInitial(word, other) || isInitial(other, word),
    );
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** Two written-out words. Otherwise a first name or initials would reveal the whole name. */
const isSpecific = (words: readonly string[]) =>
  words.filter(({ length }) => length > 1).length >= 2;

function compareNames(given: string, recorded: string): PayeeMatch['result'] {
  const [words, others] = [getWords(given), getWords(recorded)];
  if (words.toSorted().join(' ') === others.toSorted().join(' ')) return 'match';
  const isClose = isPart(words, others) || isPart(others, words);
  return isClose && isSpecific(words) && isSpecific(others) ? 'closeMatch' : 'noMatch';
}

/** Payment codes (EMVCo) begin with the version of their format. */
const isPaymentCode = (account: string) => account.startsWith('000201');

/**
 * An unknown account of the wallet is no match. Unknown payment codes and accounts of other banks cannot be checked.
 * docs/rules.md PAYEE-1, PAYEE-6.
 */
export function matchPayee(
  { name, account, bank }: Payee,
  payees: readonly RecordedPayee[],
): PayeeMatch {
  const id = normalizeAccount(account);
  const known = payees.find((payee) => normalizeAccount(payee.account) === id);
  const isForeign = bank !== undefined || isPaymentCode(account);
  if (!known) return { result: isForeign ? 'unavailable' : 'noMatch' };
  if (name === undefined) return { result: 'match', name: known.name };
  const result = compareNames(name, known.name);
  return result === 'closeMatch' ? { result, name: known.name } : { result };
}
