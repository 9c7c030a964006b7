import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { createSubmissionMachine } from '../../engine/submission';
import {
  cleanIdentifier,
  parseAmount,
  parseEnteredAmount,
  toPlainDecimal,
  type CurrencyCode,
} from '../../format';
import { simulate } from '../../engine/requests';
import type { AmountValues, MoneyFacts } from '../../steps/FormAmount';
import './messages';

export interface SendToWalletValues extends AmountValues {
  /** A wallet ID or an email address; its format is not validated (docs/rules.md DEMO-2). */
  recipient: string;
  message: string;
}

const createInitialValues = ({ money }: MoneyFacts): SendToWalletValues => ({
  amount: '1000',
  currency: money.home,
  recipient: '',
  message: '',
});

/** Returns the first violated rule. docs/rules.md WAL-1. */
function findProblem(
  { amount, currency, recipient }: SendToWalletValues,
  { money }: MoneyFacts,
): Problem | null {
  if (parseEnteredAmount(amount, currency, money) === null) return { id: 'invalidAmount' };
  return cleanIdentifier(recipient, 'kept') === '' ? { id: 'recipientRequired' } : null;
}

export interface WalletTransfer {
  /** A plain decimal string in units of the currency. */
  amount: string;
  currency: CurrencyCode;
  recipient: string;
  message?: string;
}

function toSubject({ currency, ...values }: SendToWalletValues): WalletTransfer | null {
  const amount = parseAmount(values.amount);
  const message = values.message.trim();
  if (amount === null) return null;
  return {
    amount: toPlainDecimal(amount),
    currency,
    recipient: cleanIdentifier(values.recipient, 'kept'),
    ...(message && { message }),
  };
}

/** The default `submit` simulates a transfer that takes 2 s. Emits `toast` events, and `left` 1.5 s after success. */
export const sendToWalletMachine = createSubmissionMachine({
  id: 'sendWallet',
  description: 'Sends money to another wallet.',
  initialValues: createInitialValues,
  hasFacts: true,
  findProblem,
  toSubject,
  identifyPayee: ({ recipient }) => recipient,
  summarize: ({ recipient, amount, currency }) => ({ payee: recipient, amount, currency }),
  success: ({ values: { amount, currency, recipient } }) => ({
    id: 'walletMoneySent',
    values: {
      amount: parseAmount(amount) ?? amount,
      currency,
      recipient: cleanIdentifier(recipient, 'kept'),
    },
  }),
  failure: () => ({ id: 'transferFailed' }),
  /** A simulated delay. docs/rules.md TIME-6. */
  submit: simulate(2000),
  /** Delay before the automatic redirect, in ms. docs/rules.md PAY-3. */
  redirect: 1500,
});

export type SendToWalletActor = ActorRefFrom<typeof sendToWalletMachine>;
