import preview from '#.storybook/preview';
import { apiPatterns, createEmptyLedger, faults, createHugeLedger } from '@rad-wallet/mocks';
import { ur } from '@rad-wallet/ui/messages/ur';
import { InsightsSheet, type InsightsSheetProps } from '@rad-wallet/ui/features/insights';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import HomePage from '../../apps/wallet/src/features/home/HomePage';
import { findMisplacedLargeTexts, findMisplacedTexts, narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import type { StoryContext } from '../support/types';

const loading: InsightsSheetProps['source'] = { status: 'loading' };

const meta = preview.meta({
  title: 'Flows/Insights',
  component: InsightsSheet,
  args: { source: loading, isOpen: true, onOpenChange: fn() },
  render: () => (
    <PageStory path="/">
      <HomePage />
    </PageStory>
  ),
});

const { transactions } = apiPatterns;
const longTimeout = { timeout: 10_000 };

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Insights' }, longTimeout));
  return within(await screen.findByRole('dialog', { name: 'Insights' }, longTimeout));
}

const balanceChartName = { name: 'Balance over time' };

export const Cash = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    const chart = await sheet.findByRole('slider', balanceChartName, longTimeout);
    await expect(chart).toHaveAttribute('aria-valuetext', 'Nov 21, 2026: Rs.\u00a0711,875.00');
    const caption = sheet.getByText(/^In 6 months Rs\. .* came in and Rs\. .* went out\.$/);
    await expect(caption).toBeVisible();
    // Otherwise 'Rs.' and the number could be on different lines.
    await expect(caption.textContent).not.toContain('Rs. ');
  },
});

export const Gold = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    await context.userEvent.click(await sheet.findByRole('radio', { name: 'Gold' }, longTimeout));
    await expect(sheet.getByRole('slider', balanceChartName)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Nov 21, 2026: 29\.2/),
    );
  },
});

export const OneYear = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const sheet = await open(context);
    await context.userEvent.click(await sheet.findByRole('radio', { name: '1 year' }, longTimeout));
    const chart = sheet.getByRole('slider', balanceChartName);
    fireEvent.change(chart, { target: { value: '0' } });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Nov 21, 2025/));
  },
});

export const Tables = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    await sheet.findByRole('slider', balanceChartName, longTimeout);
    for (const button of sheet.getAllByRole('button', { name: 'Show as table' })) {
      await context.userEvent.click(button);
    }
    const months = within(sheet.getByRole('table', { name: 'In and out by month' }));
    await expect(months.getAllByRole('row')).toHaveLength(7);
  },
});

export const HiddenBalances = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Hide balances' }, longTimeout),
    );
    const sheet = await open(context);
    await expect(
      await sheet.findByText('Your balances are hidden.', {}, longTimeout),
    ).toBeVisible();
    await expect(sheet.queryByRole('slider', balanceChartName)).not.toBeInTheDocument();
  },
});

export const EmptyWallet = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByText('Nothing to show yet', {}, longTimeout)).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Zakat/ })).toBeEnabled();
  },
});

export const Huge = meta.story({
  ...narrow,
  // A screenshot would depend on when the sheet was composited; `InUrdu` has the narrow screenshot.
  tags: ['no-visual'],
  parameters: { ledger: createHugeLedger },
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByRole('slider', balanceChartName, longTimeout)).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...narrow,
  tags: ['no-visual'],
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByRole('slider', balanceChartName, longTimeout)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => <InsightsSheet source={loading} isOpen onOpenChange={fn()} />,
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async (context) => {
    const sheet = await open(context);
    await expect(
      await sheet.findByText('Your insights could not be loaded', {}, longTimeout),
    ).toBeVisible();
  },
});

export const TablesInUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const { title, months } = ur.insights;
    await userEvent.click(await canvas.findByRole('button', { name: title }, longTimeout));
    const dialog = await screen.findByRole('dialog', { name: title }, longTimeout);
    const sheet = within(dialog);
    const card = await sheet.findByRole('region', { name: months }, longTimeout);
    await userEvent.click(within(card).getByRole('button', { name: ur.chart.showTable }));
    await expect(within(card).getAllByRole('cell', { name: /^[\d,]+ روپے$/ })).toHaveLength(12);
    await expect(findMisplacedTexts(card)).toEqual([]);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
});

export const LargeText = meta.story({
  ...narrow,
  tags: ['no-visual'],
  play: async (context) => {
    const sheet = await open(context);
    const kinds = await sheet.findByRole('region', { name: 'Out by kind' }, longTimeout);
    await expect(findMisplacedLargeTexts(kinds)).toEqual([]);
  },
});

export const InUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const { title, balance } = ur.insights;
    await userEvent.click(await canvas.findByRole('button', { name: title }, longTimeout));
    const sheet = within(await screen.findByRole('dialog', { name: title }, longTimeout));
    const chart = await sheet.findByRole('slider', { name: balance }, longTimeout);
    await expect(chart).toBeVisible();
    // Amounts are announced with their unit as a word. docs/rules.md LANG-10.
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 711875 روپے$/));
    // The caption names the figure, so it does not also describe the slider.
    await expect(chart).not.toHaveAccessibleDescription();
    await expect(chart.closest('figure')).toHaveTextContent(/ 711875 روپے /);
  },
});

/** Closing the calculator returns focus to the button that opened the sheet. */
export const ZakatClosed = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await open(context);
    await userEvent.click(await sheet.findByRole('button', { name: /^Zakat/ }, longTimeout));
    const zakat = within(await screen.findByRole('dialog', { name: 'Zakat' }, longTimeout));
    await userEvent.click(zakat.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Insights' })).toHaveFocus());
  },
});
