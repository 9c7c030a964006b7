import { createApiClient, createQueryClient } from '@rad-wallet/api';
import {
  apiPatterns,
  createHandlers,
  failOnUnknownApiPath,
  faults,
  createMemoryStore,
  createSampleLedger,
} from '@rad-wallet/mocks';
import { balances } from '@rad-wallet/mocks/samples';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FamilyTransfer } from './FamilyTransfer';
import { money } from './money';

const baseUrl = 'http://localhost';
const cashAfterTransfer = (Number(balances.pkr) - 1500).toFixed(2);
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
beforeEach(() => server.use(...createHandlers(createMemoryStore(createSampleLedger(new Date())))));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const api = createApiClient({ baseUrl });

async function readCash(): Promise<string | undefined> {
  const accounts = (await (await fetch(`${baseUrl}/api/accounts`)).json()) as {
    type: string;
    balance: string;
  }[];
  return accounts.find(({ type }) => type === 'trustvault')?.balance;
}

async function renderTransfer() {
  const onLeft = vi.fn();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WalletProvider money={money}>
        <FamilyTransfer api={api} onLeft={onLeft} />
      </WalletProvider>
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: /Ammi/ }));
  await user.type(await screen.findByLabelText(/Amount/), '1,500');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return { user, onLeft, send: () => screen.findByRole('button', { name: /^Send/ }) };
}

it('sends what was typed, and leaves', async () => {
  const { user, onLeft, send } = await renderTransfer();
  await user.click(await send());
  await user.click(await screen.findByRole('button', { name: 'Back to funds' }));
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('completed');
  expect(await readCash()).toBe(cashAfterTransfer);
});

it('keeps the input when the server fails, and sends once on retry', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(faults.serverError('post', apiPatterns.transfers));
  const { user, send } = await renderTransfer();
  await user.click(await send());
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBeTruthy());
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  expect(await readCash()).toBe(balances.pkr);

  server.resetHandlers();
  server.use(...createHandlers(createMemoryStore(createSampleLedger(new Date()))));
  await user.click(await send());
  await screen.findByText('Transfer Successful');
  expect(await readCash()).toBe(cashAfterTransfer);
});
