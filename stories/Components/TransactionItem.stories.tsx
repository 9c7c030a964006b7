import preview, { navigate } from '#.storybook/preview';
import {
  TransactionItem,
  TransactionItemSkeleton,
  TransactionTitle,
} from '@rad-wallet/ui/TransactionItem';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { expect } from 'storybook/test';
import { focus, hover, press } from '../support/pointerActions';

const received: WalletTransaction = {
  id: '1',
  type: 'received',
  currency: 'PKR',
  amount: '15000',
  contact: 'Ahmed Khan',
  status: 'completed',
  timestamp: '2026-11-21T08:30:00Z',
};

const meta = preview.meta({
  component: TransactionItem,
  subcomponents: { TransactionItemSkeleton, TransactionTitle },
  parameters: { layout: 'padded' },
  args: { transaction: received },
});

export const Received = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+Rs. 15,000.00')).toBeVisible();
    await expect(canvas.getByText('2 hours ago')).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
});

export const Deposit = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'deposit',
      contact: 'Deposit via Visa',
      counterparty: 'Visa',
    },
  },
});

export const Sent = meta.story({
  args: { transaction: { ...received, type: 'sent', contact: 'Sara Malik', amount: '2500.5' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−Rs. 2,500.50')).toBeVisible();
    await expect(canvas.getByText(/^Sent/)).toBeVisible();
  },
});

export const Withdrawal = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'withdrawal',
      contact: 'Convert PKR to USD',
      conversion: { from: 'PKR', to: 'USD' },
      amount: '1000',
    },
  },
});

export const GoldPurchase = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'gold_purchase',
      currency: 'GOLD',
      amount: '2.5',
      contact: 'Convert PKR to GOLD',
      conversion: { from: 'PKR', to: 'GOLD' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2.500 g')).toBeVisible();
  },
});

export const GoldSale = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'gold_sale',
      currency: 'GOLD',
      amount: '1.25',
      contact: 'Convert GOLD to PKR',
      conversion: { from: 'GOLD', to: 'PKR' },
    },
  },
});

export const SilverPurchase = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'silver_purchase',
      currency: 'SILVER',
      amount: '50',
      contact: 'Convert PKR to SILVER',
      conversion: { from: 'PKR', to: 'SILVER' },
    },
  },
});

export const SilverSale = meta.story({
  args: {
    transaction: {
      ...received,
      type: 'silver_sale',
      currency: 'SILVER',
      amount: '10',
      contact: 'Convert SILVER to PKR',
      conversion: { from: 'SILVER', to: 'PKR' },
    },
  },
});

export const OtherCurrency = meta.story({
  args: {
    transaction: { ...received, type: 'deposit', currency: 'USD', amount: '3.6' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+USD 3.60')).toBeVisible();
  },
});

export const UnknownType = meta.story({
  args: {
    transaction: { ...received, type: 'profit_share', contact: 'Islamic Income Fund' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Profit share/)).toBeVisible();
    await expect(canvas.getByText('Rs. 15,000.00')).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { transaction: { ...received, status: 'pending', timestamp: '2026-11-21T10:20:00Z' } },
});

export const Failed = meta.story({
  args: { transaction: { ...received, type: 'sent', status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
});

export const UnknownStatus = meta.story({
  args: { transaction: { ...received, status: 'under_review' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Under review')).toBeVisible();
  },
});

export const WithoutCounterparty = meta.story({
  args: { transaction: { ...received, contact: '' } },
});

export const LongName = meta.story({
  args: {
    transaction: {
      ...received,
      contact: 'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs, Sindh, Pakistan',
      timestamp: '2026-11-20T10:15:00Z',
    },
  },
});

export const HugeAmount = meta.story({
  args: { transaction: { ...received, amount: '12345678901234567890123456.99' } },
});

export const InvalidAmount = meta.story({
  args: { transaction: { ...received, amount: 'n/a', timestamp: '' } },
});

const linked = { args: { href: '/transaction-receipt?id=1' } };

export const Link = meta.story({
  ...linked,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Ahmed Khan.*Rs. 15,000.00.*View receipt$/ });
    await expect(link).toHaveAttribute('href', '/transaction-receipt?id=1');
    await userEvent.click(canvas.getByText('Completed'));
    await expect(navigate).toHaveBeenCalledWith('/transaction-receipt?id=1', undefined);
  },
});

export const Hovered = meta.story({
  tags: ['no-visual'],
  ...linked,
  play: hover('link'),
});

export const Focused = meta.story({ ...linked, play: focus('link') });

export const Pressed = meta.story({ ...linked, play: press('link') });

export const Loading = meta.story({ render: () => <TransactionItemSkeleton /> });
