import type { ActorRefFrom } from 'xstate';
import { accountOf, type Problem } from '../../flows/shared';
import { createSubmissionMachine } from '../../flows/submission';
import { isPositive, parseAmount, toPlain, type CurrencyCode } from '../../format';
import type { WalletAccount } from '../../types';
import type { AmountValues } from '../shared/FormAmount';

/** docs/rules.md CARD-1. */
export const PAYMENT_METHODS = ['card', 'bankTransfer', 'applePay', 'googlePay'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface CardPaymentValues extends AmountValues {
  method: PaymentMethod | null;
}

export interface CardPaymentFacts {
  accounts: readonly WalletAccount[];
}

/** The kinds of account that a deposit can go to. */
const ACCOUNT_TYPES: Partial<Record<CurrencyCode, WalletAccount['type']>> = {
  PKR: 'trustvault',
  GOLD: 'gold',
  SILVER: 'silver',
};

/** The kind of account that holds a currency; USD, BHD and SAR have none (docs/rules.md API-14). */
export const accountTypeOf = (currency: CurrencyCode) => ACCOUNT_TYPES[currency];

/** What a sound form asks for. */
export interface Deposit {
  accountId: string;
  currency: CurrencyCode;
  /** Plain decimal string in the currency's own unit. */
  amount: string;
  method: PaymentMethod;
}

/** The deposit that the form asks for, or the first rule that it breaks (docs/rules.md CARD-2). */
export function readDeposit(
  { method, amount, currency }: CardPaymentValues,
  facts: CardPaymentFacts | null,
): Deposit | Problem {
  if (method === null) return { id: 'paymentMethodRequired' };
  const figure = parseAmount(amount);
  if (figure === null || !isPositive(figure)) return { id: 'invalidAmount' };
  const type = accountTypeOf(currency);
  const account = type && accountOf(facts?.accounts ?? [], type);
  if (!account) return { id: 'paymentAccountError' };
  return { accountId: account.id, currency, amount: toPlain(figure), method };
}

/**
 * Adds money by card, bank or phone. The actor `submit` has to be provided: it posts the deposit
 * and rejects when nothing was posted. Emits `toast`, and `left` 1.5 s after success.
 */
export const cardPaymentMachine = createSubmissionMachine<CardPaymentValues, CardPaymentFacts>({
  id: 'cardPayment',
  initialValues: { amount: '1000', currency: 'PKR', method: null },
  // Accounts that are not read yet are not absent: until they are known nothing can be paid.
  isReady: ({ amount }, facts) => facts !== null && isPositive(parseAmount(amount)),
  problemOf: (values, facts) => {
    const read = readDeposit(values, facts);
    return 'id' in read ? read : null;
  },
  subjectOf: readDeposit,
  success: ({ values: { amount, currency } }) => ({
    id: 'paymentSuccessful',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: { id: 'paymentFailed' },
  /** docs/rules.md PAY-3. */
  redirect: 1500,
});

/** A running `cardPaymentMachine`. */
export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;
