import preview from '#.storybook/preview';
import { BarChart } from '@rad-wallet/ui/Chart';
import { expect, fireEvent } from 'storybook/test';
import { enlargeText, findMisplacedTexts, narrow } from '../support/layout';

const points = [
  ['June 2026', 'Jun', '0', '0'],
  ['July 2026', 'Jul', '120000', '64500'],
  ['August 2026', 'Aug', '80000', '91200'],
  ['September 2026', 'Sep', '210000', '150000'],
  ['October 2026', 'Oct', '535000', '288000'],
  ['November 2026', 'Nov', '60000', '12500'],
].map(([label = '', shortLabel = '', ...values]) => ({ label, shortLabel, values }));

const meta = preview.meta({
  component: BarChart,
  parameters: { layout: 'padded' },
  args: {
    label: 'In and out by month',
    caption: 'In 6 months 1,005,000 came in and 606,200 went out.',
    pointName: 'Month',
    valueNames: ['In', 'Out'],
    formatValue: (value: string) => `Rs. ${Number(value).toLocaleString('en')}`,
    points,
  },
  render: (args) => <BarChart {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'In and out by month' })).toHaveAttribute(
      'aria-valuetext',
      'November 2026: In: Rs. 60,000, Out: Rs. 12,500',
    );
  },
});

export const PointSelected = meta.story({
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider');
    fireEvent.change(chart, { target: { value: '4' } });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'October 2026: In: Rs. 535,000, Out: Rs. 288,000',
    );
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('columnheader').map((it) => it.textContent)).toEqual([
      'Month',
      'In',
      'Out',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
});

/** A table wider than the chart can be scrolled, including with the keyboard. */
export const TableWithLargeText = meta.story({
  ...narrow,
  beforeEach: enlargeText,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await userEvent.tab();
    const table = canvas.getByRole('group', { name: 'In and out by month' });
    await expect(table).toHaveFocus();
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(findMisplacedTexts(canvasElement)).toEqual([]);
  },
});

export const OneValue = meta.story({
  args: {
    valueNames: ['Out'],
    points: points.map((point) => ({ ...point, values: point.values.slice(1) })),
  },
});

export const NoData = meta.story({
  args: { points: points.map((point) => ({ ...point, values: ['0', '0'] })) },
});
