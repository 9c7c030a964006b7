import {
  convert,
  createTransaction,
  describeDeposit,
  isRateChange,
  sendTransfer,
  type Conversion,
} from '@rad-wallet/api';
import { ProblemError } from '@rad-wallet/ui/engine';
import type { Deposit } from '@rad-wallet/ui/features/card-payment';
import type { SendTransferInput } from '@rad-wallet/ui/features/send-money';
import type { SubmitInput } from '@rad-wallet/ui/submission';
import type { Command } from './moneyRequests';

type Subject<Input> = Omit<Input, 'idempotencyKey'>;

/** docs/rules.md API-6. */
export const sendToContact = (
  ...[api, transfer, options]: Parameters<Command<Subject<SendTransferInput>, unknown>>
) => sendTransfer(api, { ...transfer, currency: 'PKR' }, options);

/** docs/rules.md API-14. */
export const depositByCard = (
  ...[api, { subject }, options]: Parameters<Command<Subject<SubmitInput<Deposit>>, unknown>>
) => {
  const { method, ...entry } = subject;
  const description = describeDeposit(method);
  return createTransaction(api, { ...entry, type: 'deposit', description }, options);
};

/** docs/rules.md CONV-11, CONV-23. */
export const convertAtRate = async (
  ...[api, conversion, options]: Parameters<Command<Conversion, unknown>>
) => {
  try {
    return await convert(api, conversion, options);
  } catch (error) {
    throw isRateChange(error) ? new ProblemError({ id: 'rateChanged' }) : error;
  }
};
