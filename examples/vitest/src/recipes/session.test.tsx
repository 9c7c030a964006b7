import { createApiClient, createQueryClient } from '@rad-wallet/api';
import { apiPatterns, faults } from '@rad-wallet/mocks';
import { followPlan } from '@rad-wallet/testing/user';
import { Button } from '@rad-wallet/ui/Button';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FamilyTransfer } from '../FamilyTransfer';
import { sendMoneyPlan } from '../plan';
import { baseUrl, startMockServer } from './mockServer';
import { renderInWallet } from './renderInWallet';
import { createSession, SessionGate } from './session';

const { server, keys, repair } = startMockServer();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderInSession() {
  const cache = createQueryClient();
  const session = createSession('sana');
  const api = createApiClient({ baseUrl, fetch: session.fetch });
  const signIn = (
    <>
      <Button onPress={() => session.begin('sana', cache)}>Sign in as Sana</Button>
      <Button onPress={() => session.begin('omar', cache)}>Sign in as Omar</Button>
    </>
  );
  const { user, userEvent } = renderInWallet(
    <QueryClientProvider client={cache}>
      <SessionGate session={session} signIn={signIn}>
        <FamilyTransfer api={api} onLeft={() => {}} />
      </SessionGate>
    </QueryClientProvider>,
  );
  const enterAmount = () => followPlan({ userEvent }, sendMoneyPlan, 'confirming');
  return { press: user.press, enterAmount };
}

it('returns to the page with its input, and sends with the same key', async () => {
  const { press, enterAmount } = renderInSession();
  await enterAmount();
  server.use(faults.unauthorized('post', apiPatterns.transfers));
  await press(/^Send/);
  await screen.findByRole('button', { name: 'Sign in as Sana' });
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();

  repair();
  await press(/as Sana/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await press(/^Send/);
  await screen.findByText('Transfer Successful');
  expect(document.body.textContent).toContain('1,500');
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

it('repeats the query that ended the session', async () => {
  server.use(faults.unauthorized('get', apiPatterns.accounts));
  const { press, enterAmount } = renderInSession();
  await screen.findByRole('button', { name: 'Sign in as Sana' });
  repair();
  await press(/as Sana/);
  await enterAmount();
  await press(/^Send/);
  await screen.findByText('Transfer Successful');
});

it('shows another person neither the input nor the cached data', async () => {
  const { press, enterAmount } = renderInSession();
  await enterAmount();
  server.use(faults.unauthorized('post', apiPatterns.transfers));
  await press(/^Send/);
  await press(/as Omar/);
  await screen.findByRole('button', { name: /Ammi/ });
  expect(document.body.textContent).not.toContain('1,500');
  expect(keys).toHaveLength(1);
});
