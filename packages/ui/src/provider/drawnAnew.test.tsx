// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TransactionList } from '../components/TransactionList';
import { en } from '../messages/en';
import type { WalletTransaction } from '../types';
import { WalletProvider } from '.';

const LABEL = 'History';

/** Each row that is drawn asks it once. */
const clock = vi.fn(() => new Date('2026-11-20T12:00:00Z'));

const rows = (...amounts: string[]): WalletTransaction[] =>
  amounts.map((amount, index) => ({
    id: String(index),
    type: 'sent',
    currency: 'PKR',
    amount,
    contact: 'Ammi',
    status: 'completed',
    timestamp: '2026-11-20T09:00:00Z',
  }));

let root: Root;
let place: HTMLElement;

const draw = (transactions: WalletTransaction[]) => {
  clock.mockClear();
  act(() =>
    root.render(
      <WalletProvider messages={en} clock={clock}>
        <TransactionList label={LABEL} transactions={transactions} hrefOf={({ id }) => `#${id}`} />
      </WalletProvider>,
    ),
  );
  return clock.mock.calls.length;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('draws no row anew for a list that says the same', () => {
  expect(draw(rows('100', '200', '300'))).toBe(3);
  expect(draw(rows('100', '200', '300'))).toBe(0);
});

it('draws the row that says something else', () => {
  draw(rows('100', '200', '300'));
  expect(draw(rows('100', '250', '300'))).toBe(1);
  expect(place.textContent).toContain('250.00');
});
