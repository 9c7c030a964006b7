import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money } from '../../format/testing/money';
import { en } from '../../messages/en';
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

function countRendered(count: number) {
  const value = createEntries(count);
  const html = renderToString(
    <WalletProvider money={money} locale="en" messages={en} timeZone="UTC">
      <TransactionHistory
        latest={{ status: 'ready', value: value.slice(0, 20) }}
        all={{ status: 'ready', value }}
        view={{ ...INITIAL_VIEW, shown: count }}
        onViewChange={() => {}}
        getHref={({ id }) => `/transaction-receipt?id=${id}`}
      />
    </WalletProvider>,
  );
  return html.split('<li').length - 1;
}

// Longer lists are virtualised. docs/rules.md TXN-16
it('renders up to a hundred rows, and only the visible ones of more', () => {
  expect(countRendered(100)).toBe(100);
  expect(countRendered(101)).toBeLessThan(100);
});
