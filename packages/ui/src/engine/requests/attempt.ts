import { nanoid } from 'nanoid';
import type { CurrencyCode } from '../../format';

/** What a user recognises a payment by. */
export interface PaymentSummary {
  /** Omit it for payments to the user's own account. */
  payee?: string;
  /** Decimal string in units of the currency. */
  amount: string;
  /** @default the home currency */
  currency?: CurrencyCode;
}

export interface PreparedRequest<Request = unknown> {
  request: Request;
  /**
   * Identifies the payment for retries; a different value gets a different idempotency key. Contains the payee's id
   * rather than the name, and normalised amounts (`toPlainDecimal`). docs/rules.md PAY-5, PAY-7. @default the request
   */
  subject?: unknown;
  /**
   * Identifies the payee, or what is bought, without the amount. Paying the same one again needs confirmation.
   * docs/rules.md PAY-12. @default the subject
   */
  payee?: unknown;
  /** Required if the request moves money. docs/rules.md PAY-8. */
  summary?: PaymentSummary;
  /** The part of the machine's context that restores the user's input on resume. @default nothing */
  entered?: object;
}

/** A payment that succeeded a short time ago. */
export interface RecentPayment {
  summary: PaymentSummary;
  /** ISO 8601. */
  paidAt: string;
}

export interface RequestKey<Request> extends Omit<PreparedRequest<Request>, 'payee'> {
  /** The idempotency key, which prevents a retry from moving the money twice. docs/rules.md LEDGER-3. */
  key: string;
  /** The payment's identity, as JSON. */
  subject: string;
  /** The payee's identity and the amount, as JSON. */
  target?: string;
  /** A recent payment of the same amount to the same payee, until the user has confirmed to repeat it. */
  repeats?: RecentPayment;
  /** Whether the payer's consent is asked for before the next try. docs/rules.md CONSENT-1. */
  awaitsConsent?: boolean;
  /** Whether it was never sent, because it is the first time that consent is asked for. */
  isUnsent?: boolean;
  /** As first sent. A retry sends it unchanged, because a server may reject a different body with the same key. */
  request: Request;
  /** Whether the last attempt was rejected. Otherwise the outcome is unknown. */
  isRejected?: boolean;
  /** Whether the rejection was final, so that the request certainly had no effect. */
  isRefused?: boolean;
  /** Whether a try got no response. Then only a success or a refusal tells what became of the request. */
  isDoubtful?: boolean;
}

export interface Attempt<Request = unknown> extends RequestKey<Request> {
  /** Unfinished attempts at other payments, newest first. Any of them may have succeeded. @default none */
  earlier?: readonly RequestKey<Request>[];
}

/** Returns the current and the earlier attempts, newest first. */
export const listKeys = <Request>({
  earlier = [],
  ...latest
}: Attempt<Request>): readonly RequestKey<Request>[] => [latest, ...earlier];

/** Whether nothing has been sent: the payer has not yet confirmed to repeat a payment, or not consented. */
export const isUnsent = (intent: RequestKey<unknown>): boolean =>
  intent.repeats !== undefined || intent.isUnsent === true;

/** Whether the current attempt or an earlier one is for this payment. */
export function hasSubject(attempt: Attempt, subject: unknown): boolean {
  const text = JSON.stringify(subject);
  return listKeys(attempt).some((known) => known.subject === text);
}

/**
 * Returns an attempt with the existing key and request for this payment, or with a new key.
 * @param stored requests that are not part of the attempt, such as those of another tab
 * @param findRecent returns the recent payment with this target
 */
export function getRequestAttempt<Request>(
  previous: Attempt<Request> | null,
  { subject, payee, ...prepared }: PreparedRequest<Request>,
  stored: readonly RequestKey<Request>[] = [],
  findRecent: (target: string) => RecentPayment | undefined = () => undefined,
): Attempt<Request> {
  const identity = subject ?? prepared.request;
  const text = JSON.stringify(identity);
  if (previous?.subject === text) return previous;
  const known = previous ? listKeys(previous) : [];
  const same = [...known, ...stored].find((one) => one.subject === text);
  const earlier = known.filter((one) => one !== same);
  const create = () => {
    const { amount, currency } = prepared.summary ?? {};
    const target = JSON.stringify([payee ?? identity, amount, currency]);
    const repeats = findRecent(target);
    return { ...prepared, key: nanoid(), subject: text, target, ...(repeats && { repeats }) };
  };
  return {
    ...(same ?? create()),
    ...(earlier.length > 0 && { earlier }),
  };
}

/** Call it after a success, or to drop an unsent request. Returns the earlier attempts, whose retries need their keys; null if there are none. */
export function completeAttempt<Request = unknown>(
  attempt: Attempt<Request> | null,
): Attempt<Request> | null {
  const [latest, ...earlier] = attempt?.earlier ?? [];
  return latest ? { ...latest, ...(earlier.length > 0 && { earlier }) } : null;
}

/** Returns the input for the actor that sends the attempt's request. */
export function getRequestInput<Request>({
  context: { attempt },
}: {
  context: { attempt: Attempt<Request> | null };
}): Request & { idempotencyKey: string } {
  // Request states must be entered with the action `begin`. A machine that violates this must not repeat an old
  // request.
  if (!attempt) throw new Error('A request state was entered without the action begin.');
  return { ...attempt.request, idempotencyKey: attempt.key };
}
