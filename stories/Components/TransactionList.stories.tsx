import preview from '#.storybook/preview';
import { Card } from '@rad-wallet/ui/Card';
import { TransactionList, TransactionListSkeleton } from '@rad-wallet/ui/TransactionList';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { expect } from 'storybook/test';

const transactions: WalletTransaction[] = [
  {
    id: '5',
    type: 'received',
    currency: 'PKR',
    amount: '15000',
    contact: 'Ahmed Khan',
    status: 'completed',
    timestamp: '2026-11-21T10:20:00Z',
  },
  {
    id: '4',
    type: 'gold_purchase',
    currency: 'GOLD',
    amount: '2.5',
    contact: 'Convert PKR to GOLD',
    conversion: { from: 'PKR', to: 'GOLD' },
    status: 'completed',
    timestamp: '2026-11-21T08:30:00Z',
  },
  {
    id: '3',
    type: 'sent',
    currency: 'PKR',
    amount: '2500',
    contact: 'Sara Malik',
    status: 'pending',
    timestamp: '2026-11-20T10:15:00Z',
  },
  {
    id: '2',
    type: 'silver_sale',
    currency: 'SILVER',
    amount: '10',
    contact: 'Convert SILVER to PKR',
    conversion: { from: 'SILVER', to: 'PKR' },
    status: 'completed',
    timestamp: '2026-11-18T06:00:00Z',
  },
  {
    id: '1',
    type: 'withdrawal',
    currency: 'PKR',
    amount: '40000',
    contact: 'Bank transfer to Meezan Bank',
    status: 'failed',
    timestamp: '2026-11-17T04:05:00Z',
  },
];

const meta = preview.meta({
  component: TransactionList,
  subcomponents: { TransactionListSkeleton },
  parameters: { layout: 'padded' },
  args: { transactions, label: 'Recent Activity' },
});

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Recent Activity' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const InCard = meta.story({
  render: (args) => (
    <Card title="Recent Activity" padding="list">
      <TransactionList {...args} />
    </Card>
  ),
});

export const Links = meta.story({
  args: { getHref: ({ id }) => `/transaction-receipt?id=${id}` },
  render: (args) => (
    <Card title="Recent Activity" padding="list">
      <TransactionList {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['5', '4', '3', '2', '1'].map((id) => `/transaction-receipt?id=${id}`),
    );
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab({ shift: true });
  },
});

export const SingleItem = meta.story({ args: { transactions: transactions.slice(0, 1) } });

export const Loading = meta.story({
  render: () => <TransactionListSkeleton count={5} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
  },
});

export const LoadingInCard = meta.story({
  render: () => (
    <Card title="Recent Activity" padding="list">
      <TransactionListSkeleton count={5} />
    </Card>
  ),
});
