import { ProblemError } from '@rad-wallet/ui/engine';
import type { Bill, BillReceipt, PayBillInput } from '@rad-wallet/ui/features/bill-payment';
import type { SendTransferInput } from '@rad-wallet/ui/features/send-money';
import type { WalletAccount } from '@rad-wallet/ui/types';

async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init);
  const body = (await response.json()) as T & { message: string };
  // The flow shows the reason for a 422; for all other failures, its default message.
  if (response.status === 422) throw new ProblemError({ id: 'overDailyLimit' });
  if (!response.ok) throw new Error(`${response.status}: ${body.message}`);
  return body;
}

function postJson<T>(
  path: string,
  input: { idempotencyKey: string },
  signal: AbortSignal,
): Promise<T> {
  const { idempotencyKey, ...body } = input;
  return requestJson(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(body),
    signal,
  });
}

/** Requests to server.mjs. */
export const backend = {
  accounts: () => requestJson<WalletAccount[]>('/api/accounts'),
  bills: () => requestJson<Bill[]>('/api/bills'),
  send: (transfer: SendTransferInput, signal: AbortSignal) =>
    postJson<BillReceipt>('/api/transfers', transfer, signal).then(() => {}),
  payBill: (bill: PayBillInput, signal: AbortSignal) =>
    postJson<BillReceipt>('/api/bills', bill, signal),
};
