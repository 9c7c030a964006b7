// @vitest-environment jsdom
import { contacts } from '@rad-wallet/mocks/samples';
import { en } from '@rad-wallet/ui/messages/en';
import { WalletProvider } from '@rad-wallet/ui/provider';
import type { Contact, Loadable } from '@rad-wallet/ui/types';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { money } from '../../money';
import { usePaymentLink } from './usePaymentLink';

const useContent = vi.fn<() => Loadable<readonly Contact[]>>();
vi.mock('#host/content', () => ({ useContent: () => useContent() }));

const [contact] = contacts;
const target = contact.phone.replace(/\D/g, '');
const loading: Loadable<never> = { status: 'loading' };
const failed: Loadable<never> = { status: 'error', retry: () => {} };
const loaded: Loadable<readonly Contact[]> = { status: 'ready', value: contacts };

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function open(search: string) {
  const read = vi.fn();
  function Reader() {
    read(usePaymentLink(search));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  /** Returns what the hook returns with these contacts. */
  return async (contactsNow: Loadable<readonly Contact[]>) => {
    useContent.mockReturnValue(contactsNow);
    act(() =>
      root.render(
        <WalletProvider money={money} messages={en}>
          <Reader />
        </WalletProvider>,
      ),
    );
    await act(() => vi.dynamicImportSettled());
    return read.mock.lastCall?.[0] as ReturnType<typeof usePaymentLink>;
  };
}

it('waits for the contacts, and keeps the payee while they load again', async () => {
  const show = open(`?target=${target}&amount=5`);
  expect(await show(loading)).toEqual(loading);
  const found = { status: 'ready', value: { request: { contact, amount: '5', message: '' } } };
  expect(await show(loaded)).toEqual(found);
  for (const again of [failed, loading, { status: 'ready', value: [] } as const]) {
    expect(await show(again)).toEqual(found);
  }
});

it('pays the number if the contacts failed to load', async () => {
  const show = open(`?target=${target}&amount=5`);
  expect(await show(failed)).toMatchObject({ value: { request: { contact: { id: target } } } });
});

it('returns no request for an invalid link', async () => {
  const show = open(`?target=${target}&amount=abc`);
  expect(await show(loaded)).toEqual({ status: 'ready', value: { request: null } });
});
