import { getPathsByState, walkTo } from '@rad-wallet/testing';
import { createUser, followPlan } from '@rad-wallet/testing/user';
import { apiPatterns, failOnUnknownApiPath, faults } from '@rad-wallet/mocks';
import { SendMoneyFlow } from '@rad-wallet/ui/features/send-money';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from './App';
import { accounts, cache } from './bank';
import { brand } from './brand';
import { contacts } from './contacts';
import { BALANCE, createBank } from './mocks/handlers';
import { money } from './money';
import { AMOUNT, sendMoneyPlan } from './plan';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: failOnUnknownApiPath }));
beforeEach(() => {
  server.use(...createBank());
  window.history.replaceState(null, '', '/');
  // The library logs failed requests.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  cache.clear();
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const { press } = createUser({ userEvent });

/** The field groups digits. */
const readDigits = (amount: string) => amount.replaceAll(/\D/g, '');

/** Reads the balance from the server. */
async function readBalance() {
  const [account] = await cache.fetchQuery({ ...accounts, staleTime: 0 });
  return account?.balance;
}

/** Goes to the step before the transfer, as a user would. */
async function confirmTransfer() {
  render(<App />);
  await press('Send Money', 'link');
  await followPlan({ userEvent }, sendMoneyPlan, 'confirming');
}

it('sends once after a failed response', async () => {
  await confirmTransfer();
  server.use(faults.serverError('post', apiPatterns.transfers));
  await press(/^Send/);
  await screen.findAllByRole('alert');
  expect(Number(await readBalance())).toBe(Number(BALANCE));
  server.resetHandlers(...createBank());
  await press(/^Send/);
  await press(/^Back to/);
  expect(Number(await readBalance())).toBe(Number(BALANCE) - Number(AMOUNT));
});

it('calls transfers Shariah-compliant only if the brand is', async () => {
  await confirmTransfer();
  expect(/Shariah/.test(document.body.textContent)).toBe(brand.isShariahCompliant);
});

it('returns one step with the browser’s Back, and keeps the input', async () => {
  await confirmTransfer();
  await act(() => window.history.back());
  const { value } = await screen.findByLabelText<HTMLInputElement>(/^Amount/);
  expect(readDigits(value)).toBe(readDigits(AMOUNT));
  await act(() => window.history.back());
  await screen.findByRole('button', { name: new RegExp(contacts[0].name) });
  await act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: brand.name });
});

it.each([...getPathsByState(sendMoneyPlan).keys()])('has a heading in state %s', async (state) => {
  const { actor, end } = await walkTo(sendMoneyPlan, state);
  render(
    <WalletProvider money={money}>
      <SendMoneyFlow actor={actor} contacts={contacts} />
    </WalletProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\w/);
  end();
});
