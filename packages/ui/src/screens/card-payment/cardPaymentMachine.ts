import type { ActorRefFrom } from 'xstate';
import { accountOf, accountsIn } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { createSubmissionMachine } from '../../flows/submission';
import { isPositive, parseAmount, toPlain, type CurrencyCode } from '../../format';
import type { Loadable, WalletAccount } from '../../types';
import type { AmountValues } from '../shared/FormAmount';

/** docs/rules.md CARD-1. */
export const PAYMENT_METHODS = ['card', 'bankTransfer', 'applePay', 'googlePay'] as const;

/** How a deposit is paid. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the form holds. */
export interface CardPaymentValues extends AmountValues {
  method: PaymentMethod | null;
}

/** What the rules need to know from outside. */
export interface CardPaymentFacts {
  /** What the page has read so far. */
  accounts: Loadable<readonly WalletAccount[]>;
}

const initialValues: CardPaymentValues = { amount: '1000', currency: 'PKR', method: null };

const initialFacts: CardPaymentFacts = { accounts: { status: 'loading' } };

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
  { accounts }: CardPaymentFacts,
): Deposit | Problem {
  if (method === null) return { id: 'paymentMethodRequired' };
  const figure = parseAmount(amount);
  if (figure === null || !isPositive(figure)) return { id: 'invalidAmount' };
  const type = accountTypeOf(currency);
  const account = type && accountOf(accountsIn(accounts), type);
  if (!account) return { id: 'paymentAccountError' };
  return { accountId: account.id, currency, amount: toPlain(figure), method };
}

/**
 * Provide the actor `submit`: it posts the deposit, and rejects when nothing was posted. Emits `toast`,
 * and `left` 1.5 s after success.
 */
export const cardPaymentMachine = createSubmissionMachine({
  id: 'cardPayment',
  description: 'Adds money by card, bank transfer or phone.',
  initialValues,
  initialFacts,
  // Accounts that are not read yet are not absent: until they are known nothing can be paid.
  isReady: ({ amount }, { accounts }) =>
    accounts.status === 'ready' && isPositive(parseAmount(amount)),
  problemOf: (values, facts) => {
    const read = readDeposit(values, facts);
    return 'id' in read ? read : null;
  },
  subjectOf: (values, facts) => {
    const read = readDeposit(values, facts);
    return 'id' in read ? null : read;
  },
  success: ({ values: { amount, currency } }) => ({
    id: 'paymentSuccessful',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: () => ({ id: 'paymentFailed' }),
  /** docs/rules.md PAY-3. */
  redirect: 1500,
});

/** A running `cardPaymentMachine`. */
export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;
