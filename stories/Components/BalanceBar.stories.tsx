import preview from '#.storybook/preview';
import { BalanceBar } from '@rad-wallet/ui/BalanceBar';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: BalanceBar,
  parameters: { layout: 'padded' },
  args: { holdings: { PKR: '250000', GOLD: '27.2', SILVER: '150' } },
});

export const ThreeParts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold')).toBeVisible();
    await expect(canvas.getByText('27.2 g')).toBeVisible();
    await expect(canvas.getByText('35.2% of the total')).toBeInTheDocument();
  },
});

export const CashOnly = meta.story({
  args: { holdings: { PKR: '250000', GOLD: '0', SILVER: '0' } },
});

export const TinyPart = meta.story({
  args: { holdings: { PKR: '25000000', GOLD: '0.1', SILVER: '1' } },
});

export const Empty = meta.story({ args: { holdings: { PKR: '0', GOLD: '0', SILVER: '0' } } });

export const ThreeDecimals = meta.story({ args: { metalDecimals: 3, valuation: 'rates' } });

export const HugeHoldings = meta.story({
  args: {
    holdings: { PKR: '123456789012345678.9', GOLD: '987654321.5', SILVER: '123456789012.3' },
  },
});
