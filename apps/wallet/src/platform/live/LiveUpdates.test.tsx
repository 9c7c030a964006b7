// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { money } from '../../money';
import { recordSignIn, serverSession } from '../api/serverSession';
import { NavigationContext } from '../navigation/navigation';
import { DeviceContext } from '../storage/DeviceContext';
import { getLock } from '../storage/lockState';
import type { Device } from '../storage/storage';
import { createMemoryDevice } from '../storage/testing/memoryStorage';
import { LiveUpdates } from './LiveUpdates';
import type { Subscribe, Subscription } from './subscribe';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let queryClient: ReturnType<typeof createQueryClient>;
let device: Device;
const connections: (Subscription & { signal: AbortSignal })[] = [];

const subscribe: Subscribe = (subscription, { signal }) => {
  connections.push({ ...subscription, signal });
  return new Promise(() => {});
};

const getOpen = () => connections.filter(({ signal }) => !signal.aborted);

const open = (path = '/') =>
  act(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <WalletProvider money={money} messages={en}>
            <DeviceContext value={device}>
              <NavigationContext value={{ path, search: '', navigate: () => {}, goBack: () => {} }}>
                <LiveUpdates subscribe={subscribe} isPrivate={(to) => to !== '/auth'} />
              </NavigationContext>
            </DeviceContext>
          </WalletProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  queryClient = createQueryClient();
  device = createMemoryDevice();
  connections.length = 0;
});

afterEach(() => {
  act(() => root.unmount());
  recordSignIn(true);
  vi.restoreAllMocks();
});

function setPage({ isVisible = true, isOnline = true }) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

it.each<[string, () => void, () => void]>([
  ['hidden', () => setPage({ isVisible: false }), () => setPage({})],
  ['offline', () => setPage({ isOnline: false }), () => setPage({})],
  ['locked', () => getLock(device).lock(), () => getLock(device).unlock()],
  ['without a session', () => serverSession.setState({ isEnded: true }), () => recordSignIn(true)],
  ['signed out', () => open('/auth'), () => open('/')],
])('is not connected while the wallet is %s', (_, leave, come) => {
  open();
  expect(getOpen()).toHaveLength(1);
  act(() => void leave());
  expect(getOpen()).toHaveLength(0);
  act(() => void come());
  expect(getOpen()).toHaveLength(1);
});

it('asks for what has happened since its data was loaded, and later loads it again', async () => {
  const load = vi.fn(async () => []);
  await queryClient.fetchQuery({ queryKey: ['/api/transactions'], queryFn: load });
  open();
  const [first] = getOpen();
  expect(Number.isInteger(first?.ageMs)).toBe(true);
  expect(first?.ageMs).toBeGreaterThan(0);
  expect(first?.ageMs).toBeLessThanOrEqual(Math.ceil(performance.now()));
  act(() => first?.onOpen());
  expect(load).toHaveBeenCalledOnce();
  setPage({ isVisible: false });
  setPage({});
  const [second] = getOpen();
  expect(second?.ageMs).toBe(0);
  await act(async () => second?.onOpen());
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads what is shown of a live query again after an event, and no other query', async () => {
  const load = vi.fn(async (key: string) => key);
  const watch = (key: string, isLive: boolean) =>
    new QueryObserver(queryClient, {
      queryKey: [key],
      queryFn: () => load(key),
      meta: { isLive },
      staleTime: 0,
    }).subscribe(() => {});
  const stops = [watch('report', true), watch('content', false)];
  await vi.waitFor(() => expect(queryClient.getQueryData(['content'])).toBe('content'));
  open();
  load.mockClear();
  const event = { type: 'wallet.changed', id: 'a', occurredAt: '2026-11-27T09:00:00Z' };
  await act(async () => getOpen()[0]?.onEvent(event));
  expect(load.mock.calls).toEqual([['report']]);
  for (const stop of stops) stop();
});

it('loads the wallet again after an event, and announces once what was settled', async () => {
  const load = vi.fn(async () => []);
  await queryClient.fetchQuery({ queryKey: ['/api/balances'], queryFn: load });
  open();
  const [connection] = getOpen();
  const event = {
    type: 'transaction.settled',
    id: 'txn-1:completed',
    occurredAt: '2026-11-27T09:00:00Z',
    transaction: {
      id: 'txn-1',
      type: 'deposit',
      currency: 'PKR',
      amount: '25000.00',
      description: 'Deposit via Debit Card',
      status: 'completed',
      timestamp: '2026-11-27T08:00:00Z',
    },
  };
  await act(async () => {
    connection?.onEvent(event);
    connection?.onEvent(event);
  });
  expect(load).toHaveBeenCalledTimes(2);
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(
      /^Money Received Rs\.\s25,000\.00 has been added to your balance\.$/,
    ),
  );
});
