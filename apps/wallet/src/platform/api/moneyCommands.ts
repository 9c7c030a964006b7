import { createTransaction, describeDeposit, sendTransfer } from '@rad-wallet/api';
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
