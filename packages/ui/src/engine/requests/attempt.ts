import { nanoid } from 'nanoid';

interface RequestKey<Request> {
  /** Sent as the idempotency key, so a retry cannot move the money twice. docs/rules.md LEDGER-3. */
  key: string;
  /**
   * The serialised content; different content makes a new attempt. Normalise amounts with `toPlainDecimal`.
   * docs/rules.md PAY-5.
   */
  subject: string;
  /** The request as first sent. A retry sends it unchanged, because a server may reject another body under its key. */
  request?: Request | null;
}

export interface Attempt<Request = unknown> extends RequestKey<Request> {
  /** Failed attempts with other subjects, newest first. Any of them may have succeeded. @default none */
  earlier?: readonly RequestKey<Request>[];
}

const listKeys = <Request>({
  earlier = [],
  ...latest
}: Attempt<Request>): readonly RequestKey<Request>[] => [latest, ...earlier];

/** Whether the attempt or an earlier one has this subject. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  const text = JSON.stringify(subject);
  return listKeys(attempt).some((known) => known.subject === text);
}

/**
 * Returns an attempt with the key and request that this subject already has, otherwise with a new key.
 * @param request needed only if requests with the same subject can differ, as in the spelling of an amount.
 */
export function getRequestAttempt<Request = unknown>(
  previous: Attempt<Request> | null,
  subject: unknown,
  request?: Request | null,
): Attempt<Request> {
  const text = JSON.stringify(subject);
  if (previous?.subject === text) return previous;
  const known = previous ? listKeys(previous) : [];
  const same = known.find((one) => one.subject === text);
  const earlier = known.filter((one) => one !== same);
  return {
    ...(same ?? { key: nanoid(), subject: text, request }),
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
