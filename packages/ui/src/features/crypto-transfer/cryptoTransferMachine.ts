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
import type { CryptoCode } from '../../steps/crypto';
import type { AmountValues, MoneyFacts } from '../../steps/FormAmount';
import '../../messages/shared/crypto';

export interface CryptoTransferValues extends AmountValues {
  crypto: CryptoCode | null;
  address: string;
}

const createInitialValues = ({ money }: MoneyFacts): CryptoTransferValues => ({
  amount: '500',
  currency: money.home,
  crypto: null,
  address: '',
});

/** Returns the first violated rule. docs/rules.md CRY-3. */
export function findCryptoTransferProblem(
  { crypto, amount, currency, address }: CryptoTransferValues,
  { money }: MoneyFacts,
): Problem | null {
  if (crypto === null) return { id: 'cryptocurrencyRequired' };
  if (parseEnteredAmount(amount, currency, money) === null) return { id: 'invalidAmount' };
  return cleanIdentifier(address) === '' ? { id: 'walletAddressRequired' } : null;
}

export interface CryptoTransfer {
  /** A plain decimal string in units of the currency. */
  amount: string;
  currency: CurrencyCode;
  /** Cryptocurrency that the recipient receives. */
  crypto: CryptoCode;
  address: string;
}

function toSubject(values: CryptoTransferValues): CryptoTransfer | null {
  const { currency, crypto, address } = values;
  const amount = parseAmount(values.amount);
  if (amount === null || crypto === null) return null;
  return { amount: toPlainDecimal(amount), currency, crypto, address: cleanIdentifier(address) };
}

/** The default `submit` simulates a transfer that takes 2 s. Emits `toast` events, and `left` 1.5 s after success. */
export const cryptoTransferMachine = createSubmissionMachine({
  id: 'cryptoTransfer',
  description: 'Transfers money to a crypto wallet.',
  initialValues: createInitialValues,
  hasFacts: true,
  // Submit is disabled while a rule is violated, so violations are never reported.
  isReady: (values, facts) => findCryptoTransferProblem(values, facts) === null,
  toSubject,
  summarize: ({ address, amount, currency }) => ({ payee: address, amount, currency }),
  success: ({ values: { amount, currency } }) => ({
    id: 'cryptoTransferInitiated',
    values: { amount: parseAmount(amount) ?? amount, currency },
  }),
  failure: () => ({ id: 'transferFailed' }),
  /** A simulated delay. docs/rules.md TIME-6. */
  submit: simulate(2000),
  /** Delay before the automatic redirect, in ms. docs/rules.md PAY-3. */
  redirect: 1500,
});

export type CryptoTransferActor = ActorRefFrom<typeof cryptoTransferMachine>;
