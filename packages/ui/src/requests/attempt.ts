import { nanoid } from 'nanoid';

/**
 * An attempt to move money. Its key is sent as the idempotency key, so a retry cannot move the money
 * twice (docs/rules.md LEDGER-3).
 */
export interface Attempt {
  key: string;
  /**
   * The serialised content of the request; different content makes a new attempt. Normalise amounts with
   * `toPlainDecimal`, or the same amount typed differently also makes a new attempt (docs/rules.md
   * PAY-5).
   */
  subject: string;
}

/** Whether the attempt is for exactly this content. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  return attempt.subject === JSON.stringify(subject);
}

/** Returns the previous attempt if the subject is unchanged, otherwise a new one with a new key. */
export function getRequestAttempt(previous: Attempt | null, subject: unknown): Attempt {
  if (previous && hasSubject(previous, subject)) return previous;
  return { key: nanoid(), subject: JSON.stringify(subject) };
}
