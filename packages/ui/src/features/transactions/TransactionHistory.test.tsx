// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { money } from '../../format/testing/money';
import { transactionHistoryMessages } from './messages';
import { WalletProvider } from '../../provider';
import type { WalletTransaction } from '../../types';
import { INITIAL_VIEW } from './historyView';
import { TransactionHistory } from './TransactionHistory';

const createEntries = (count: number): WalletTransaction[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    type: 'sent',
    contact: 'Sent to Sana',
    status: 'completed',
    currency: 'PKR',
    amount: '100',
    timestamp: '2026-11-01T08:00:00Z',
  }));

function History({ count }: { count: number }) {
  const value = createEntries(count);
  return (
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <TransactionHistory
        latest={{ status: 'ready', value: value.slice(0, 20) }}
        all={{ status: 'ready', value }}
        view={{ ...INITIAL_VIEW, shown: count }}
        onViewChange={() => {}}
        getHref={({ id }) => `/transaction-receipt?id=${id}`}
      />
    </WalletProvider>
  );
}

const countRows = (html: string) => html.split('<li').length - 1;

/** Renders the history in a browser, and calls `check` once the virtualised list has loaded or failed to load. */
async function renderLoaded(count: number, check: (host: HTMLElement) => void) {
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() => root.render(<History count={count} />));
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  check(host);
  act(() => root.unmount());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('renders up to a hundred rows until the list for long histories has loaded', () => {
  const html = renderToString(<History count={100} />);
  expect(countRows(html)).toBe(100);
  expect(html).not.toContain('data-pending');
  const longer = renderToString(<History count={101} />);
  expect(countRows(longer)).toBe(100);
  expect(longer).toContain('data-pending');
});

it('renders all rows if the list for long histories cannot be loaded', async () => {
  vi.doMock('./LongTransactionList', () => {
    throw new Error('Failed to fetch');
  });
  await renderLoaded(101, ({ innerHTML }) => {
    expect(countRows(innerHTML)).toBe(101);
    expect(innerHTML).not.toContain(transactionHistoryMessages.en.showMore);
  });
  vi.doUnmock('./LongTransactionList');
});

// Longer lists are virtualised. docs/rules.md TXN-16
it('renders only the visible ones of more than a hundred rows', async () => {
  await renderLoaded(100, ({ innerHTML }) => expect(countRows(innerHTML)).toBe(100));
  await renderLoaded(101, ({ innerHTML }) => {
    expect(innerHTML).toContain('aria-setsize="101"');
    expect(countRows(innerHTML)).toBeLessThan(100);
  });
});
