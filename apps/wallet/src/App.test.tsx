// @vitest-environment jsdom
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './App';
import { NavigationContext } from './platform/navigation/navigation';
import { money } from './money';

const loadContent = vi.fn<() => Promise<string>>();

vi.mock('./pages', () => ({
  getPage: () => ({
    load: async () => {},
    Component: () => useSuspenseQuery({ queryKey: ['content'], queryFn: loadContent }).data,
  }),
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => vi.restoreAllMocks());

it('requests failed content again on the next page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  const root = createRoot(container);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = (path: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <WalletProvider money={money} messages={en}>
            <NavigationContext value={{ path, navigate: () => {}, goBack: () => {} }}>
              <App />
            </NavigationContext>
          </WalletProvider>
        </QueryClientProvider>,
      ),
    );
  loadContent.mockRejectedValueOnce(new Error('no')).mockResolvedValue('Loaded content');
  await show('/profile');
  expect(container.textContent).toContain(en.common.crashed);
  await show('/cards');
  expect(container.textContent).toContain('Loaded content');
  act(() => root.unmount());
});
