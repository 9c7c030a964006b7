import { nanoid } from 'nanoid';

/** The key is sent as the idempotency key, so a retry cannot move the money twice. docs/rules.md LEDGER-3. */
export interface Attempt {
  key: string;
  /**
   * The serialised content; different content makes a new attempt. Normalise amounts with `toPlainDecimal`.
   * docs/rules.md PAY-5.
   */
  subject: string;
}

export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  return attempt.subject === JSON.stringify(subject);
}

/** Returns the previous attempt if the subject is unchanged, otherwise a new one with a new key. */
export function getRequestAttempt(previous: Attempt | null, subject: unknown): Attempt {
  if (previous && hasSubject(previous, subject)) return previous;
  return { key: nanoid(), subject: JSON.stringify(subject) };
}
