import preview from '#.storybook/preview';
import { LineChart } from '@rad-wallet/ui/Chart';
import { expect, fireEvent } from 'storybook/test';
import { enlargeText, findMisplacedTexts, narrow } from '../support/layout';

const figures = ['200000', '200000', '385000', '385000', '340000', '340000', '415250.50'];

const points = figures.map((value, index) => ({
  label: `November ${index + 15}, 2026`,
  shortLabel: `Nov ${index + 15}`,
  value,
}));

const meta = preview.meta({
  component: LineChart,
  parameters: { layout: 'padded' },
  args: {
    label: 'Balance over time',
    caption: 'From November 15 to November 21 your balance rose from 200,000 to 415,250.50.',
    pointName: 'Day',
    valueName: 'Balance',
    formatValue: (value: string) => `Rs. ${Number(value).toLocaleString('en')}`,
    points,
  },
  render: (args) => <LineChart {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Balance over time' });
    await expect(chart).toHaveAttribute('aria-valuetext', 'November 21, 2026: Rs. 415,250.5');
    // The caption is announced with the figure, so it is not also the description.
    await expect(chart).not.toHaveAccessibleDescription();
    await expect(canvas.getByText(/^From November 15/)).toBeVisible();
  },
});

/** Selecting a point shows and announces its value. End-to-end tests press the arrow keys. */
export const PointSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    fireEvent.change(chart, { target: { value: '4' } });
    await expect(chart).toHaveAttribute('aria-valuetext', 'November 19, 2026: Rs. 340,000');
    await expect(canvas.getByText('November 19, 2026')).toBeVisible();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Hide table' })).toHaveFocus();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

export const LargeText = meta.story({
  ...narrow,
  beforeEach: enlargeText,
  args: { points: points.map((point) => ({ ...point, shortLabel: point.label })) },
  play: async ({ canvasElement }) => {
    await expect(findMisplacedTexts(canvasElement)).toEqual([]);
  },
});

export const OnePoint = meta.story({ args: { points: points.slice(0, 1) } });

export const Flat = meta.story({
  args: { points: points.map((point) => ({ ...point, value: '0' })) },
});

export const BelowZero = meta.story({
  args: { points: points.map((point, index) => ({ ...point, value: String(index * 50 - 120) })) },
});

/** A value that is not a number is plotted as zero. */
export const Unreadable = meta.story({
  tags: ['no-visual'],
  args: { points: points.map((point, index) => (index === 2 ? { ...point, value: 'x' } : point)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeVisible();
  },
});

export const Huge = meta.story({
  args: {
    points: points.map((point) => ({
      ...point,
      value: `${Math.round(Number(point.value))}000000000`,
    })),
  },
});
