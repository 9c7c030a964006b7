import { nanoid } from 'nanoid';

interface RequestKey {
  /** Sent as the idempotency key, so a retry cannot move the money twice. docs/rules.md LEDGER-3. */
  key: string;
  /**
   * The serialised content; different content makes a new attempt. Normalise amounts with `toPlainDecimal`.
   * docs/rules.md PAY-5.
   */
  subject: string;
}

export interface Attempt extends RequestKey {
  /** Failed attempts with other subjects, newest first. Any of them may have succeeded. @default none */
  earlier?: readonly RequestKey[];
}

const listKeys = ({ earlier = [], ...latest }: Attempt): readonly RequestKey[] => [
  latest,
  ...earlier,
];

/** Whether the attempt or an earlier one has this subject. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  const text = JSON.stringify(subject);
  return listKeys(attempt).some((known) => known.subject === text);
}

/** Returns an attempt with the key that this subject already has, otherwise with a new key. */
export function getRequestAttempt(previous: Attempt | null, subject: unknown): Attempt {
  const text = JSON.stringify(subject);
  if (previous?.subject === text) return previous;
  const known = previous ? listKeys(previous) : [];
  const same = known.find((one) => one.subject === text);
  const earlier = known.filter((one) => one !== same);
  return {
    key: same?.key ?? nanoid(),
    subject: text,
    ...(earlier.length > 0 && { earlier }),
  };
}

/** Call it after a success: returns the earlier attempts, whose keys their retries need; null if there are none. */
export function completeAttempt(attempt: Attempt | null): Attempt | null {
  const [latest, ...earlier] = attempt?.earlier ?? [];
  return latest ? { ...latest, ...(earlier.length > 0 && { earlier }) } : null;
}
