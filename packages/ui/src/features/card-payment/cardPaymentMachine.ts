import type { ActorRefFrom } from 'xstate';
import { findAccount, getLoadedAccounts } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { createSubmissionMachine } from '../../engine/submission';
import {
  getAccountType,
  hasOwnAccount,
  isPositive,
  parseAmount,
  parseEnteredAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Money,
} from '../../format';
import type { Loadable, WalletAccount } from '../../types';
import type { AmountValues, MoneyFacts } from '../../steps/FormAmount';
import './messages';

export interface CardPaymentValues extends AmountValues {
  method: string | null;
}

export interface CardPaymentFacts extends MoneyFacts {
  accounts: Loadable<readonly WalletAccount[]>;
}

const createInitialValues = ({ money }: CardPaymentFacts): CardPaymentValues => ({
  amount: '1000',
  currency: money.home,
  method: null,
});

/** Returns undefined for a foreign currency, which has no account. docs/rules.md API-14. */
export const getDepositAccountType = (currency: CurrencyCode, money: Money): string | undefined =>
  hasOwnAccount(currency, money) ? getAccountType(currency, money) : undefined;

export interface Deposit {
  accountId: string;
  currency: CurrencyCode;
  /** A plain decimal string in units of the currency. */
  amount: string;
  method: string;
}

/** Returns the deposit to post, or the violated rule. docs/rules.md CARD-2. */
export function parseDeposit(
  { method, amount, currency }: CardPaymentValues,
  { accounts, money }: CardPaymentFacts,
): Deposit | Problem {
  if (method === null) return { id: 'paymentMethodRequired' };
  const figure = parseEnteredAmount(amount, currency, money);
  if (figure === null) return { id: 'invalidAmount' };
  const type = getDepositAccountType(currency, money);
  const account = type && findAccount(getLoadedAccounts(accounts), type);
  if (!account) return { id: 'paymentAccountError' };
  return { accountId: account.id, currency, amount: toPlainDecimal(figure), method };
}

/** Provide `submit`, which must reject if nothing was posted. Emits `toast`, and `left` 1.5 s after success. */
export const cardPaymentMachine = createSubmissionMachine({
  id: 'cardPayment',
  description: 'Adds money by card, bank transfer or phone.',
  initialValues: createInitialValues,
  hasFacts: true,
  // A missing account can be detected only after the accounts are loaded.
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
  summarize: ({ amount, currency }) => ({ amount, currency }),
  success: ({ values: { amount, currency } }) => ({
    id: 'paymentSuccessful',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: () => ({ id: 'paymentFailed' }),
  /** Delay before the automatic redirect, in ms. docs/rules.md PAY-3. */
  redirect: 1500,
});

export type CardPaymentActor = ActorRefFrom<typeof cardPaymentMachine>;
