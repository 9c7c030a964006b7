import preview from '#.storybook/preview';
import { BalanceBar } from '@rad-wallet/ui/BalanceBar';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: BalanceBar,
  parameters: { layout: 'padded' },
  args: { holdings: { pkr: '250000', gold: '27.2', silver: '150' } },
});

export const ThreeParts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold')).toBeVisible();
    await expect(canvas.getByText('27.2 g')).toBeVisible();
    await expect(canvas.getByText('35.2% of the total')).toBeInTheDocument();
  },
});

export const CashOnly = meta.story({
  args: { holdings: { pkr: '250000', gold: '0', silver: '0' } },
});

export const TinyPart = meta.story({
  args: { holdings: { pkr: '25000000', gold: '0.1', silver: '1' } },
});

export const Empty = meta.story({ args: { holdings: { pkr: '0', gold: '0', silver: '0' } } });

export const ThreeDecimals = meta.story({ args: { metalDecimals: 3, valuation: 'rates' } });

export const HugeHoldings = meta.story({
  args: {
    holdings: { pkr: '123456789012345678.9', gold: '987654321.5', silver: '123456789012.3' },
  },
});
