import { nanoid } from 'nanoid';
import type { CurrencyCode } from '../../format';

/** What a person recognises a payment by. */
export interface PaymentSummary {
  /** Omit it if the person pays into an account of their own. */
  payee?: string;
  /** Plain decimal string in the currency's unit. */
  amount: string;
  /** @default the home currency */
  currency?: CurrencyCode;
}

export interface PreparedRequest<Request = unknown> {
  request: Request;
  /**
   * Identifies the request; another subject gets another key. Contains the payee's identity rather than the name, and
   * normalised amounts (`toPlainDecimal`). docs/rules.md PAY-5, PAY-7. @default the request
   */
  subject?: unknown;
  /** Required for a request that moves money. docs/rules.md PAY-8. */
  summary?: PaymentSummary;
  /** Part of the machine's context that restores the input when the request is resumed. @default nothing */
  entered?: object;
}

export interface RequestKey<Request> extends PreparedRequest<Request> {
  /** Sent as the idempotency key, so a retry cannot move the money twice. docs/rules.md LEDGER-3. */
  key: string;
  /** The serialised subject. */
  subject: string;
  /** As first sent. A retry sends it unchanged, because a server may reject another body under its key. */
  request: Request;
  /** Whether the server rejected the last try. Otherwise it is not known whether the request took effect. */
  isRejected?: boolean;
  /** Whether it was rejected for good, so that it certainly took no effect. */
  isRefused?: boolean;
}

export interface Attempt<Request = unknown> extends RequestKey<Request> {
  /** Unfinished attempts with other subjects, newest first. Any of them may have succeeded. @default none */
  earlier?: readonly RequestKey<Request>[];
}

/** Lists the attempt and the earlier ones, newest first. */
export const listKeys = <Request>({
  earlier = [],
  ...latest
}: Attempt<Request>): readonly RequestKey<Request>[] => [latest, ...earlier];

/** Whether the attempt or an earlier one has this subject. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  const text = JSON.stringify(subject);
  return listKeys(attempt).some((known) => known.subject === text);
}

/** Returns an attempt with the key and request that this subject already has, otherwise with a new key. */
export function getRequestAttempt<Request>(
  previous: Attempt<Request> | null,
  { subject, ...prepared }: PreparedRequest<Request>,
): Attempt<Request> {
  const text = JSON.stringify(subject ?? prepared.request);
  if (previous?.subject === text) return previous;
  const known = previous ? listKeys(previous) : [];
  const same = known.find((one) => one.subject === text);
  const earlier = known.filter((one) => one !== same);
  return {
    ...(same ?? { ...prepared, key: nanoid(), subject: text }),
    ...(earlier.length > 0 && { earlier }),
  };
}

/** Call it after a success: returns the earlier attempts, whose keys their retries need; null if there are none. */
export function completeAttempt<Request = unknown>(
  attempt: Attempt<Request> | null,
): Attempt<Request> | null {
  const [latest, ...earlier] = attempt?.earlier ?? [];
  return latest ? { ...latest, ...(earlier.length > 0 && { earlier }) } : null;
}

/** The input of the actor that sends the attempt's request. */
export function getRequestInput<Request>({
  context: { attempt },
}: {
  context: { attempt: Attempt<Request> | null };
}): Request & { idempotencyKey: string } {
  // Only transitions with the action `begin` lead to a request. A machine that breaks this must not repeat an old one.
  if (!attempt) throw new Error('A request state was entered without the action begin.');
  return { ...attempt.request, idempotencyKey: attempt.key };
}
