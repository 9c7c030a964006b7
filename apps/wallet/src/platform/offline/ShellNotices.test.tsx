// @vitest-environment jsdom
import { createQueryClient } from '@rad-wallet/api';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '../navigation/navigation';
import { getRoute } from '../../features/routes';
import { money } from '../../money';
import { Connection } from './connection';
import { NewBuild } from './newBuild';
import { ShellNotices } from './ShellNotices';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div></div><main></main>';
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(() => act(() => root.unmount()));

/** Opens a wallet with a waiting new build. */
function openWallet() {
  const queryClient = createQueryClient();
  const connection = new Connection(queryClient, window);
  const newBuild = new NewBuild({
    reloadFlag: { set: () => {}, take: () => false },
    reload: () => {},
  });
  const worker = {} as ServiceWorker;
  newBuild.registered({
    active: worker,
    addEventListener: () => {},
    installing: null,
    waiting: worker,
  });
  const setBusy = vi.spyOn(newBuild, 'setBusy');
  return {
    open: (path: string) =>
      act(() =>
        root.render(
          <StrictMode>
            <QueryClientProvider client={queryClient}>
              <WalletProvider money={money} messages={en}>
                <NavigationContext
                  value={{ path, search: '', navigate: () => {}, goBack: () => {} }}
                >
                  <ShellNotices
                    connection={connection}
                    newBuild={newBuild}
                    canReload={(to) => getRoute(to).canReload}
                  />
                </NavigationContext>
              </WalletProvider>
            </QueryClientProvider>
          </StrictMode>,
        ),
      ),
    isOffered: () => document.body.textContent.includes(en.shellNotice.update),
    isBusy: () => setBusy.mock.lastCall?.[0],
  };
}

/** Dispatches an input event in a field on the page. */
function enter(field: string) {
  const main = document.querySelector('main') as Element;
  main.innerHTML = field;
  act(() => void main.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true })));
}

// Typed text blocks the offer: docs/rules.md OFFLINE-6.
it.each(['<input type="text">', '<input type="date">', '<textarea></textarea>'])(
  'does not offer a new build after input in %s, until the user leaves the page',
  (field) => {
    const { open, isOffered, isBusy } = openWallet();
    open('/');
    expect([isOffered(), isBusy()]).toEqual([true, false]);
    enter(field);
    expect([isOffered(), isBusy()]).toEqual([false, true]);
    // Also applies after a dialog with input was closed.
    document.querySelector('main')?.replaceChildren();
    open('/');
    expect(isBusy()).toBe(true);
    open('/funds');
    expect([isOffered(), isBusy()]).toEqual([true, false]);
    open('/');
    expect(isBusy()).toBe(false);
  },
);

it.each([
  '<input type="search">',
  '<input type="checkbox">',
  '<input type="radio">',
  '<input type="range">',
])('offers a new build after input in %s', (field) => {
  const { open, isOffered, isBusy } = openWallet();
  open('/');
  enter(field);
  expect([isOffered(), isBusy()]).toEqual([true, false]);
});

it('does not offer a new build on pages that move money', () => {
  const { open, isOffered, isBusy } = openWallet();
  open('/send-money');
  expect([isOffered(), isBusy()]).toEqual([false, true]);
});
