import { nanoid } from 'nanoid';

/**
 * An attempt to move money. Its key is sent as the idempotency key, so a repeated request cannot
 * move the money twice (docs/rules.md LEDGER-3).
 */
export interface Attempt {
  key: string;
  /**
   * The serialised subject; another subject is another attempt. Normalise amounts with `toPlainDecimal`,
   * or the same amount typed differently counts as another attempt (docs/rules.md PAY-5).
   */
  subject: string;
}

/** Whether the attempt has exactly this subject. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  return attempt.subject === JSON.stringify(subject);
}

/** Returns the previous attempt if its subject is unchanged, else a new one. */
export function getRequestAttempt(previous: Attempt | null, subject: unknown): Attempt {
  if (previous && hasSubject(previous, subject)) return previous;
  return { key: nanoid(), subject: JSON.stringify(subject) };
}
