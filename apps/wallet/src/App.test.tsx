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
const loadPage = vi.fn(async () => {});
const isLoaded = vi.fn(() => true);

vi.mock('./pages', () => {
  const page = {
    load: () => loadPage(),
    isLoaded: () => isLoaded(),
    Component: () => useSuspenseQuery({ queryKey: ['content'], queryFn: loadContent }).data,
  };
  return { getPage: () => page };
});

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => vi.restoreAllMocks());

async function open() {
  vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  const root = createRoot(container);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const show = (path: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <WalletProvider money={money} messages={en}>
            <NavigationContext value={{ path, search: '', navigate: () => {}, goBack: () => {} }}>
              <App />
            </NavigationContext>
          </WalletProvider>
        </QueryClientProvider>,
      ),
    );
  return { container, show, close: () => act(() => root.unmount()) };
}

it('requests failed content again on the next page', async () => {
  const { container, show, close } = await open();
  loadContent.mockRejectedValueOnce(new Error('no')).mockResolvedValue('Loaded content');
  await show('/profile');
  expect(container.textContent).toContain(en.common.crashed);
  expect(container.textContent).toContain(en.common.reloadTitle);
  await show('/cards');
  expect(container.textContent).toContain('Loaded content');
  close();
});

it('loads a page whose chunk failed again on a press, and opens it', async () => {
  const { container, show, close } = await open();
  isLoaded.mockReturnValue(false);
  loadContent.mockRejectedValueOnce(new Error('no')).mockResolvedValue('Loaded content');
  await show('/profile');
  expect(container.textContent).toContain(en.common.loadFailed);
  expect(container.textContent).not.toContain(en.common.reloadTitle);
  const retry = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === en.common.tryAgain,
  );
  await act(async () => retry?.click());
  expect(loadPage).toHaveBeenCalledOnce();
  expect(container.textContent).toContain('Loaded content');
  close();
});
