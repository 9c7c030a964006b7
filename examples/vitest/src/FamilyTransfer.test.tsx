import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { apiPatterns } from '@rad-wallet/mocks';
import { balances } from '@rad-wallet/mocks/samples';
import { paymentFaults } from '@rad-wallet/testing/faults';
import { createUser, followPlan } from '@rad-wallet/testing/user';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FamilyTransfer } from './FamilyTransfer';
import { money } from './money';
import { sendMoneyPlan } from './plan';
import { baseUrl, startMockServer } from './recipes/mockServer';

const cashAfterTransfer = (Number(balances.pkr) - 1500).toFixed(2);
const { applyFault, keys, repair } = startMockServer();
const api = createApiClient({ baseUrl });

beforeEach(() => {
  // Some faults take seconds.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function readCash(): Promise<string | undefined> {
  const accounts = (await (await fetch(`${baseUrl}/api/accounts`)).json()) as {
    type: string;
    balance: string;
  }[];
  return accounts.find(({ type }) => type === 'trustvault')?.balance;
}

/** Goes to the custom step, the last one before the transfer. */
async function renderTransfer() {
  const onLeft = vi.fn();
  const userEvent = events.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WalletProvider money={money}>
        <FamilyTransfer api={api} onLeft={onLeft} />
      </WalletProvider>
    </QueryClientProvider>,
  );
  await followPlan({ userEvent }, sendMoneyPlan, 'confirming');
  return { user: createUser({ userEvent }), onLeft };
}

it('sends what was typed, and leaves', async () => {
  const { user, onLeft } = await renderTransfer();
  await user.press(/^Send/);
  await user.press('Back to funds');
  expect(onLeft).toHaveBeenCalledExactlyOnceWith('completed');
  expect(await readCash()).toBe(cashAfterTransfer);
});

it.each(paymentFaults)('sends once, $name', async (fault) => {
  const { user } = await renderTransfer();
  applyFault(fault, apiPatterns.transfers);
  await user.press(/^Send/);
  await vi.advanceTimersByTimeAsync(fault.durationMs);
  if (fault.outcome === 'refused') {
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toBeTruthy();
    repair();
    await user.press(/^Send/);
  }
  if (fault.outcome === 'inDoubt') {
    await screen.findByRole('heading', { level: 1, name: 'Not Known Yet' });
    repair();
    await user.press('Check again');
  }
  await screen.findByText('Transfer Successful');
  expect(await readCash()).toBe(cashAfterTransfer);
  expect(new Set(keys).size).toBe(1);
});
