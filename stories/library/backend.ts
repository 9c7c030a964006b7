import type { SendTransferInput } from '@rad-wallet/ui/flows/send-money';
import type { Contact, WalletAccount } from '@rad-wallet/ui/types';

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'include', ...init });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response;
}

/** What an app brings along: whom one can send to, the accounts, and a way to send. */
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
    return (await ask('/api/accounts')).json() as Promise<WalletAccount[]>;
  },

  async send(transfer: SendTransferInput, signal: AbortSignal): Promise<void> {
    const { idempotencyKey, ...body } = transfer;
    await ask('/api/transfers', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify({ ...body, currency: 'PKR' }),
      signal,
    });
  },
};
