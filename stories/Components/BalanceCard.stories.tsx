import preview from '#.storybook/preview';
import { BalanceCard } from '@rad-wallet/ui/BalanceCard';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: BalanceCard,
  parameters: { layout: 'padded' },
  args: {
    total: '711205.6',
    holdings: { PKR: '250000', GOLD: '27.2', SILVER: '150' },
    isVerified: true,
  },
});

export const Verified = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Total Balance' })).toBeVisible();
    await expect(canvas.getByText('Verified on Solana')).toBeVisible();
  },
});

export const WithInsights = meta.story({
  args: { onInsightsPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insights' }));
    await expect(args.onInsightsPress).toHaveBeenCalledOnce();
  },
});

export const NotVerified = meta.story({
  args: { isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified on Solana')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { total: undefined, holdings: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
  },
});

export const AmountOnly = meta.story({
  args: {
    title: 'Available Balance',
    description: 'Instantly available for transfer',
    total: '250000',
    hasBreakdown: false,
    isVerified: undefined,
  },
});

export const AmountOnlyLoading = meta.story({
  args: {
    title: 'Available Balance',
    description: 'Instantly available for transfer',
    total: undefined,
    hasBreakdown: false,
    isVerified: undefined,
    isLoading: true,
  },
});

export const Empty = meta.story({
  args: { total: '0', holdings: { PKR: '0', GOLD: '0', SILVER: '0' }, isVerified: false },
});

export const HugeBalance = meta.story({
  args: {
    total: '12345678901234567890.99',
    holdings: { PKR: '12345678901234567890.99', GOLD: '987654.5', SILVER: '1234567.1' },
  },
});

export const Hidden = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balances' }));
    await expect(canvas.queryByText(/711,205|250,000|27\.2 g|150/)).not.toBeInTheDocument();
    await expect(canvas.getAllByText('hidden')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Show balances' })).toHaveFocus();
  },
});

export const ShownAgain = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balances' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('711,205')).toBeVisible();
  },
});
