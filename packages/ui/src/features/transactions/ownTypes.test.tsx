import { HeartHandshake } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defineTransactionTypes, TransactionItem } from '../../components/TransactionItem';
import { money } from '../../format/testing/money';
import type { Locale } from '../../locale/languages';
import { loadMessages } from '../../messages';
import { WalletProvider } from '../../provider';
import { getHistoryKind } from './findTransactions';

await loadMessages('ur');

const iconName = 'arisan-icon';
const Icon = () => <svg data-icon={iconName} />;
const Heart = HeartHandshake;

defineTransactionTypes({
  arisan: { title: { en: 'Savings Circle', ur: 'کمیٹی' }, icon: Icon, direction: 'out' },
  note: { title: 'Note', icon: Heart },
});

const transaction = {
  id: '1',
  type: 'arisan',
  currency: 'PKR',
  amount: '1500',
  contact: '',
  status: 'completed',
  timestamp: '2026-07-01T10:00:00Z',
};

const render = (locale: Locale, type = transaction.type) =>
  renderToString(
    <WalletProvider money={money} locale={locale} timeZone="UTC">
      <TransactionItem transaction={{ ...transaction, type }} />
    </WalletProvider>,
  );

it('shows title, icon and sign of a type of the app', () => {
  const row = render('en');
  expect(row).toContain('Savings Circle');
  expect(row).toContain(iconName);
  expect(row).toContain('data-tone="out"');
  expect(row).toContain('\u2212');
  expect(render('ur')).toContain('کمیٹی');
});

it('adds no sign without a direction', () => {
  const row = render('en', 'note');
  expect(row).toContain('data-tone="neutral"');
  expect(row).not.toContain('\u2212');
});

it('filters a type of the app by its direction', () => {
  expect(getHistoryKind(transaction)).toBe('out');
  expect(getHistoryKind({ type: 'note' })).toBe('other');
});
