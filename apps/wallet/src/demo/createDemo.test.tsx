// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { loadMessages } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { money } from '../money';
import { createDemo } from './createDemo';
import type { start } from './startDemo';

type Start = typeof start;

const startDemo = vi.hoisted(() => vi.fn<Start>());
vi.mock('./startDemo', () => ({ start: startDemo }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => vi.restoreAllMocks());

/** Starts the demo and returns the keys that its tab has set in local storage. */
async function startWith(notice: Parameters<Parameters<Start>[0]>[0]) {
  const keys: string[] = [];
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void keys.push(key));
  startDemo.mockImplementation(async (tell) => tell(notice));
  const demo = createDemo();
  await demo.started;
  return { demo, keys };
}

it('reloads the figures of other tabs after a reset', async () => {
  const { demo, keys } = await startWith('reset');
  const [key] = keys;
  expect(keys).toHaveLength(1);

  // jsdom has one tab, which here also plays the other one.
  const queryClient = createQueryClient();
  const load = vi.fn(async () => []);
  await queryClient.prefetchQuery({ queryKey: ['/api/accounts'], queryFn: load });
  const messages = await loadMessages('en');
  const root = createRoot(document.body);
  await act(async () =>
    root.render(
      <WalletProvider money={money} messages={messages}>
        <QueryClientProvider client={queryClient}>
          <demo.Toasts />
        </QueryClientProvider>
      </WalletProvider>,
    ),
  );
  const dispatch = (init: StorageEventInit) =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', init)));
  await dispatch({ key: 'another', newValue: 'yes' });
  await dispatch({ key, newValue: null });
  expect(load).toHaveBeenCalledOnce();
  await dispatch({ key, newValue: 'yes' });
  expect(load).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});

it('notifies other tabs only of a reset', async () => {
  const { keys } = await startWith('storage-denied');
  expect(keys).toEqual([]);
});
