import { accountsQuery, createApiClient, createQueryClient } from '@rad-wallet/api';
import { apiPatterns, faults } from '@rad-wallet/mocks';
import { balances } from '@rad-wallet/mocks/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { baseUrl, startMockServer } from './mockServer';
import { renderInWallet } from './renderInWallet';
import { SendFromCache } from './SendFromCache';

const { server, keys, repair } = startMockServer();
const api = createApiClient({ baseUrl });
const nadia = {
  id: 'nadia',
  name: 'Nadia',
  phone: '+92 300 0000001',
  initials: 'N',
  lastAmount: '1200',
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderFlow(loadContacts = vi.fn(async () => [nadia])) {
  const cache = createQueryClient();
  const { user } = renderInWallet(
    <QueryClientProvider client={cache}>
      <SendFromCache api={api} loadContacts={loadContacts} onLeft={() => {}} />
    </QueryClientProvider>,
  );
  async function enterAmount() {
    await user.press(/Nadia/);
    await user.type('Amount', '1500');
    await user.press('Continue');
  }
  const send = () => user.press(/^Send/);
  return { user, cache, loadContacts, enterAmount, send };
}

it('retries with the same idempotency key, and refreshes accounts and contacts after success', async () => {
  const { cache, loadContacts, enterAmount, send } = renderFlow();
  server.use(faults.serverError('post', apiPatterns.transfers));
  await enterAmount();
  await send();
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBeTruthy());
  repair();
  await send();
  await screen.findByText('Transfer Successful');
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await waitFor(() => {
    const cash = cache.getQueryData(accountsQuery(api).queryKey)?.[0];
    expect(cash?.balance).toBe((Number(balances.pkr) - 1500).toFixed(2));
  });
  expect(loadContacts).toHaveBeenCalledTimes(2);
});

it('retries the queries that failed', async () => {
  const contacts = vi.fn(async () => [nadia]).mockRejectedValueOnce(new Error('offline'));
  server.use(faults.networkDown('get', apiPatterns.accounts));
  const { user, enterAmount, send } = renderFlow(contacts);
  await user.press('Try again');
  await enterAmount();
  repair();
  await send();
  await screen.findByText('Transfer Successful');
  expect(contacts).toHaveBeenCalledTimes(3);
});
