import { nanoid } from 'nanoid';

/**
 * One attempt to move money. Its key goes with the request as the idempotency key, so repeating the
 * attempt can never move the money twice (docs/rules.md LEDGER-3).
 */
export interface Attempt {
  key: string;
  /**
   * What the attempt is about, serialised: another subject is another attempt. Give the amount as a
   * plain decimal (`toPlain`), or another way of typing it would be another attempt (docs/rules.md PAY-5).
   */
  subject: string;
}

/** Whether an attempt is about just this subject. */
export function isAttemptAt(attempt: Attempt, subject: unknown): boolean {
  return attempt.subject === JSON.stringify(subject);
}

/** The attempt for a subject: the previous one while nothing about it changed, else a new one. */
export function attemptFor(previous: Attempt | null, subject: unknown): Attempt {
  if (previous && isAttemptAt(previous, subject)) return previous;
  return { key: nanoid(), subject: JSON.stringify(subject) };
}
