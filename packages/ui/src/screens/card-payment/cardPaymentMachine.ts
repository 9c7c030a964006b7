import type { ActorRefFrom } from 'xstate';
import { findAccount, getLoadedAccounts } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { createSubmissionMachine } from '../../flows/submission';
import { isPositive, parseAmount, toPlainDecimal, type CurrencyCode } from '../../format';
import type { Loadable, WalletAccount } from '../../types';
import type { AmountValues } from '../shared/FormAmount';

export interface CardPaymentValues extends AmountValues {
  /** Id of the chosen payment method. */
  method: string | null;
}

export interface CardPaymentFacts {
  /** The accounts, loaded by the page. */
  accounts: Loadable<readonly WalletAccount[]>;
}

const initialValues: CardPaymentValues = { amount: '1000', currency: 'PKR', method: null };

const initialFacts: CardPaymentFacts = { accounts: { status: 'loading' } };

/** Type of the account that receives a deposit, by currency. */
const ACCOUNT_TYPES: Partial<Record<CurrencyCode, WalletAccount['type']>> = {
  PKR: 'trustvault',
  GOLD: 'gold',
  SILVER: 'silver',
};

/** Returns the account type of a currency; USD, BHD and SAR have none (docs/rules.md API-14). */
export const getAccountType = (currency: CurrencyCode) => ACCOUNT_TYPES[currency];

/** The data that a valid form submits. */
export interface Deposit {
  accountId: string;
  currency: CurrencyCode;
  /** Plain decimal string in the currency's unit. */
  amount: string;
  /** Id of the payment method. */
  method: string;
}

/** Returns the deposit, or the first violated rule (docs/rules.md CARD-2). */
export function parseDeposit(
  { method, amount, currency }: CardPaymentValues,
  { accounts }: CardPaymentFacts,
): Deposit | Problem {
  if (method === null) return { id: 'paymentMethodRequired' };
  const figure = parseAmount(amount);
  if (figure === null || !isPositive(figure)) return { id: 'invalidAmount' };
  const type = getAccountType(currency);
  const account = type && findAccount(getLoadedAccounts(accounts), type);
  if (!account) return { id: 'paymentAccountError' };
  return { accountId: account.id, currency, amount: toPlainDecimal(figure), method };
}

/**
 * Provide the actor `submit`. It posts the deposit, and must reject if nothing was posted. Emits
 * `toast` events, and `left` 1.5 s after success.
 */
export const cardPaymentMachine = createSubmissionMachine({
  id: 'cardPayment',
  description: 'Adds money by card, bank transfer or phone.',
  initialValues,
  initialFacts,
  // Until the accounts are loaded, a missing account cannot be distinguished from an account that
  // is not loaded yet.
  isReady: ({ amount }, { accounts }) =>
    accounts.status === 'ready' && isPositive(parseAmount(amount)),
  findProblem: (values, facts) => {
    const read = parseDeposit(values, facts);
    return 'id' in read ? read : null;
  },
  toSubject: (values, facts) => {
    const read = parseDeposit(values, facts);
    return 'id' in read ? null : read;
  },
  success: ({ values: { amount, currency } }) => ({
    id: 'paymentSuccessful',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: () => ({ id: 'paymentFailed' }),
  /** Delay before the automatic redirect, ms. docs/rules.md PAY-3. */
  redirect: 1500,
});

export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;
