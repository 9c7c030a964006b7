import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../flows/shared';
import { createSubmissionMachine, simulate } from '../../flows/submission';
import { isPositive, parseAmount } from '../../format';
import type { AmountValues } from '../shared/FormAmount';

export interface SendWalletValues extends AmountValues {
  /** A wallet ID or an email address; its format is nobody's business (docs/rules.md DEMO-2). */
  recipient: string;
  /** May be empty. */
  message: string;
}

const initialValues: SendWalletValues = {
  amount: '1000',
  currency: 'PKR',
  recipient: '',
  message: '',
};

/** docs/rules.md WAL-1. */
function problemOf({ amount, recipient }: SendWalletValues): Problem | null {
  if (!isPositive(parseAmount(amount))) return { id: 'invalidAmount' };
  return recipient.trim() === '' ? { id: 'recipientRequired' } : null;
}

/**
 * Sends to another wallet. Simulated for 2 s until the actor `submit` is replaced. Emits `toast`,
 * and `left` 1.5 s after success.
 */
export const sendWalletMachine = createSubmissionMachine({
  id: 'sendWallet',
  initialValues,
  problemOf,
  success: ({ values: { amount, currency, recipient } }) => ({
    id: 'walletMoneySent',
    values: { amount: parseAmount(amount) ?? amount, currency, recipient: recipient.trim() },
  }),
  failure: { id: 'transferFailed' },
  /** docs/rules.md TIME-6. */
  submit: simulate(2000),
  /** docs/rules.md PAY-3. */
  redirect: 1500,
});

/** A running `sendWalletMachine`. */
export type SendWalletActor = ActorRefFrom<typeof sendWalletMachine>;
