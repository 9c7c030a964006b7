import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../flows/shared';
import { createSubmissionMachine, simulate } from '../../flows/submission';
import { isPositive, parseAmount } from '../../format';
import type { CryptoCode } from '../shared/crypto';
import type { AmountValues } from '../shared/FormAmount';

export interface CryptoTransferValues extends AmountValues {
  crypto: CryptoCode | null;
  /** Of the destination wallet. */
  address: string;
}

const initialValues: CryptoTransferValues = {
  amount: '500',
  currency: 'PKR',
  crypto: null,
  address: '',
};

/** The first rule that the form breaks. docs/rules.md CRY-3. */
export function cryptoTransferProblem(values: CryptoTransferValues): Problem | null {
  if (values.crypto === null) return { id: 'cryptocurrencyRequired' };
  if (!isPositive(parseAmount(values.amount))) return { id: 'invalidAmount' };
  return values.address.trim() === '' ? { id: 'walletAddressRequired' } : null;
}

/**
 * Transfers to a crypto wallet. Simulated for 2 s until the actor `submit` is replaced. Emits
 * `toast`, and `left` 1.5 s after success.
 */
export const cryptoTransferMachine = createSubmissionMachine({
  id: 'cryptoTransfer',
  initialValues,
  isReady: (values) => cryptoTransferProblem(values) === null,
  problemOf: cryptoTransferProblem,
  success: ({ values: { amount, currency } }) => ({
    id: 'cryptoTransferInitiated',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: { id: 'transferFailed' },
  /** docs/rules.md TIME-6. */
  submit: simulate(2000),
  /** docs/rules.md PAY-3. */
  redirect: 1500,
});

/** A running `cryptoTransferMachine`. */
export type CryptoTransferActor = ActorRefFrom<typeof cryptoTransferMachine>;
