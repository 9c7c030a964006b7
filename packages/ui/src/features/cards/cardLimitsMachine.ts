import type { ActorRefFrom } from 'xstate';
import type { Problem, ToastId } from '../../components/Toast';
import { simulate } from '../../engine/requests';
import { createSubmissionMachine, type FieldErrors } from '../../engine/submission';
import { compare, isBlank, parseHomeAmount, toPlainDecimal, type Money } from '../../format';
import { groupAmount } from '../../format/amountNotation';
import type { CardLimits, CardLimitsMaximum } from './walletCard';
import './messages';

export interface CardLimitsFacts {
  cardId: string;
  /** As last confirmed by the issuer. */
  limits: CardLimits & { maximum: CardLimitsMaximum };
  money: Money;
}

/** `perPayment` and `perDay` are raw input. */
export type CardLimitsValues = CardLimits;

export interface CardLimitsChange extends CardLimits {
  cardId: string;
}

const AMOUNTS = ['perPayment', 'perDay'] as const;

/** The problem of an amount above the issuer's maximum. A request may reject with it, too. */
export const LIMIT_PROBLEMS: Record<keyof CardLimitsMaximum, ToastId> = {
  perPayment: 'cardPaymentLimitTooHigh',
  perDay: 'cardDayLimitTooHigh',
};

function validateFields(
  values: CardLimitsValues,
  _at: Date,
  { money }: CardLimitsFacts,
): FieldErrors<CardLimitsValues> {
  const invalid = AMOUNTS.filter((field) => parseHomeAmount(values[field], money) === null);
  return Object.fromEntries(
    invalid.map((field) => [field, isBlank(values[field]) ? 'missing' : 'malformed']),
  );
}

function findProblem(
  values: CardLimitsValues,
  { limits: { maximum }, money }: CardLimitsFacts,
): Problem | null {
  for (const field of AMOUNTS) {
    const amount = parseHomeAmount(values[field], money);
    if (amount !== null && compare(amount, maximum[field]) > 0) {
      return { id: LIMIT_PROBLEMS[field], values: { maximum: { amount: maximum[field] } } };
    }
  }
  return null;
}

function toSubject(
  { online, abroad, ...amounts }: CardLimitsValues,
  { cardId, money }: CardLimitsFacts,
): CardLimitsChange | null {
  const perPayment = parseHomeAmount(amounts.perPayment, money);
  const perDay = parseHomeAmount(amounts.perDay, money);
  if (perPayment === null || perDay === null) return null;
  return {
    cardId,
    perPayment: toPlainDecimal(perPayment),
    perDay: toPlainDecimal(perDay),
    online,
    abroad,
  };
}

/** Returns the limits after the values were saved. */
export function changeCardLimits(
  values: CardLimitsValues,
  facts: CardLimitsFacts,
): CardLimitsFacts['limits'] {
  const change = toSubject(values, facts);
  if (!change) return facts.limits;
  const { cardId: _, ...limits } = change;
  return { ...facts.limits, ...limits };
}

/**
 * The default `submit` simulates the change. Emits `toast` events, and `left` when the limits were saved or the form
 * cancelled: the page must then send `facts.changed` with the saved limits, and `reset`. docs/rules.md CARDS-13,
 * CARDS-14.
 */
export const cardLimitsMachine = createSubmissionMachine({
  id: 'cardLimits',
  description: 'Sets the limits of a card.',
  initialValues: ({
    limits: { perPayment, perDay, online, abroad },
  }: CardLimitsFacts): CardLimitsValues => ({
    perPayment: groupAmount(perPayment),
    perDay: groupAmount(perDay),
    online,
    abroad,
  }),
  hasFacts: true,
  validateFields,
  findProblem,
  toSubject,
  canRetryAfterReset: true,
  success: () => ({ id: 'cardLimitsSaved' }),
  failure: () => ({ id: 'cardLimitsNotSaved' }),
  unanswered: () => ({ id: 'cardLimitsUnknown' }),
  /** A simulated delay. docs/rules.md TIME-17. */
  submit: simulate(1000),
});

export type CardLimitsActor = ActorRefFrom<typeof cardLimitsMachine>;
