import preview from '#.storybook/preview';
import { ReturnBars } from '@rad-wallet/ui/ReturnBars';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: ReturnBars,
  parameters: { layout: 'padded' },
  args: {
    returns: [
      { period: '1Y return', percent: '15.2' },
      { period: '3Y return', percent: '42.5' },
    ],
  },
});

export const DefaultScale = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1Y return')).toBeVisible();
    await expect(canvas.getByText('15.2%')).toBeVisible();
    await expect(canvas.getByText('42.5%')).toBeVisible();
  },
});

export const SharedScale = meta.story({ args: { scale: '85' } });

export const Loss = meta.story({
  args: {
    returns: [
      { period: '1Y return', percent: '-12.4' },
      { period: '3Y return', percent: '30' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−12.4%')).toBeVisible();
  },
});

export const Zero = meta.story({
  args: {
    returns: [
      { period: '1Y return', percent: '0' },
      { period: '3Y return', percent: '0' },
    ],
  },
});

export const InvalidValue = meta.story({
  args: {
    returns: [
      { period: '1Y return', percent: 'n/a' },
      { period: '3Y return', percent: '42.5' },
    ],
  },
});

export const LongText = meta.story({
  args: {
    returns: [
      { period: 'Since this fund was opened in 2009', percent: '1234.5' },
      { period: '1Y return', percent: '15.2' },
    ],
  },
});
