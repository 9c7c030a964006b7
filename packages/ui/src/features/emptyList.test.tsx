// @vitest-environment jsdom
import { giftReceipt } from '@rad-wallet/mocks/samples';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { GiftFlow, giftMachine } from './gift';
import { money } from '../format/testing/money';
import { WalletProvider } from '../provider';
import type { Loadable } from '../types';
import { HelpSupportScreen } from './help-support';
import { INITIAL_VIEW, TransactionsScreen } from './transactions';

const gift = createActor(giftMachine, { input: { receipt: giftReceipt, money } }).start();

type List = Loadable<readonly never[]>;

const lists: Record<string, (list: List) => ReactNode> = {
  transactions: (list) => (
    <TransactionsScreen
      portfolioValue={{ status: 'loading' }}
      latest={list}
      all={{ status: 'loading' }}
      view={INITIAL_VIEW}
      onViewChange={() => {}}
      getHref={() => '/'}
    />
  ),
  contacts: (list) => (
    <GiftFlow
      actor={gift}
      contacts={list}
      designs={[]}
      onShareDetails={() => {}}
      onDownloadReceipt={() => {}}
      onShareReceipt={() => {}}
    />
  ),
  questions: (list) => <HelpSupportScreen faqs={list} contacts={null} onLiveChat={() => {}} />,
};

it.each(Object.keys(lists))('focus is not lost with the search of an empty list: %s', (name) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<h1 tabindex="-1">Title</h1><div></div>';
  const root = createRoot(document.querySelector('div')!);
  const render = (list: List) =>
    act(() =>
      root.render(
        <WalletProvider money={money} locale="en" timeZone="UTC">
          {lists[name]?.(list)}
        </WalletProvider>,
      ),
    );
  render({ status: 'loading' });
  act(() => document.querySelector<HTMLElement>('[type="search"]')!.focus());
  expect(document.activeElement).toBe(document.querySelector('[type="search"]'));
  render({ status: 'ready', value: [] });
  expect(document.querySelector('[type="search"]')).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  act(() => root.unmount());
});
