import type { SendTransferInput } from '@rad-wallet/ui/features/send-money';
import type { Contact, WalletAccount } from '@rad-wallet/ui/types';

async function send(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response;
}

/** The data and functions that the app provides: contacts, accounts and the transfer request. */
export const backend = {
  contacts: [
    {
      id: 'fatima',
      name: 'Fatima Ali',
      phone: '+92 321 7654321',
      initials: 'FA',
      lastAmount: '2500',
    },
  ] satisfies Contact[],

  async accounts(): Promise<WalletAccount[]> {
    return (await send('/api/accounts')).json() as Promise<WalletAccount[]>;
  },

  async send(transfer: SendTransferInput, signal: AbortSignal): Promise<void> {
    const { idempotencyKey, ...body } = transfer;
    await send('/api/transfers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ ...body, currency: 'PKR' }),
      signal,
    });
  },
};
