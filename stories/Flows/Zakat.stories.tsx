import preview from '#.storybook/preview';
import { apiPatterns, createEmptyLedger, faults, createHugeLedger } from '@rad-wallet/mocks';
import { ur } from '@rad-wallet/ui/messages/ur';
import {
  zakatMachine,
  ZakatSheet,
  type ZakatSheetProps,
  type ZakatValues,
} from '@rad-wallet/ui/features/zakat';
import { expect, fn, screen, within } from 'storybook/test';
import TransactionsPage from '../../apps/wallet/src/features/transactions/TransactionsPage';
import { createFlowStories } from '../support/createFlowStories';
import { findMisplacedLargeTexts, narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import type { StoryContext } from '../support/types';

const ready: ZakatSheetProps['holdings'] = {
  status: 'ready',
  value: { PKR: '711875.00', GOLD: '29.2', SILVER: '150' },
};

const { inState } = createFlowStories({
  machine: zakatMachine,
  view: (actor) => <ZakatSheet isOpen onOpenChange={fn()} holdings={ready} actor={actor} />,
});

const typedValues: ZakatValues = {
  cash: '50,000',
  gold: '10',
  silver: '',
  goods: '',
  debts: '20,000',
  metal: 'silver',
  began: '2025-11-10',
};

const meta = preview.meta({
  title: 'Flows/Zakat',
  component: ZakatSheet,
  args: { holdings: ready, isOpen: true, onOpenChange: fn() },
  render: () => (
    <PageStory path="/transactions">
      <TransactionsPage />
    </PageStory>
  ),
});

const { accounts } = apiPatterns;

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Insights' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Zakat/ }, { timeout: 10_000 }));
  return within(await screen.findByRole('dialog', { name: 'Zakat' }, { timeout: 10_000 }));
}

async function calculate(context: StoryContext, began: string, cash = '') {
  const sheet = await open(context);
  const cashField = await sheet.findByLabelText(/^Cash and bank accounts/);
  if (cash !== '') await context.userEvent.type(cashField, cash);
  await context.userEvent.type(await sheet.findByLabelText('Lunar year began on'), began);
  await context.userEvent.click(sheet.getByRole('button', { name: 'Calculate zakat' }));
  return sheet;
}

export const AmountsForm = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByText('Rs. 711,875.00')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Silver' })).toBeChecked();
  },
});

export const Due = meta.story({
  play: async (context) => {
    const sheet = await calculate(context, '2025-11-10');
    await expect(await sheet.findByRole('heading', { name: 'Zakat is due' })).toBeVisible();
    // 2.5 % of 711,875 in cash, 29.2 g of gold and 150 g of silver.
    await expect(sheet.getAllByText('Rs. 30,116.92')[0]).toBeVisible();
    await expect(sheet.getByText('Rs. 128,595.60')).toBeVisible();
    await expect(sheet.getByRole('group', { name: 'Your zakat' })).toHaveFocus();
  },
});

export const DueLater = meta.story({
  play: async (context) => {
    const sheet = await calculate(context, '2026-02-18');
    await expect(
      await sheet.findByRole('heading', { name: 'Zakat is due on Feb 8, 2027' }),
    ).toBeVisible();
    await expect(sheet.getByText('Ramadan 1, 1448 AH')).toBeVisible();
  },
});

export const BelowNisab = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async (context) => {
    const sheet = await calculate(context, '2025-11-10');
    await expect(await sheet.findByRole('heading', { name: 'No zakat is due' })).toBeVisible();
  },
});

/** Wealth equal to the nisab: zakat is due. */
export const AtNisab = meta.story({
  render: () => (
    <ZakatSheet
      isOpen
      onOpenChange={fn()}
      holdings={{ status: 'ready', value: { PKR: '128595.60', GOLD: '0', SILVER: '0' } }}
    />
  ),
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Zakat' }));
    await userEvent.type(sheet.getByLabelText('Lunar year began on'), '2025-11-10');
    await userEvent.click(sheet.getByRole('button', { name: 'Calculate zakat' }));
    await expect(await sheet.findByRole('heading', { name: 'Zakat is due' })).toBeVisible();
    await expect(sheet.getAllByText('Rs. 3,214.89')[0]).toBeVisible();
  },
});

/** Invalid amounts are kept and reported beside their fields. */
export const InvalidAmounts = meta.story({
  play: async (context) => {
    const sheet = await open(context);
    const cash = await sheet.findByLabelText(/^Cash and bank accounts/);
    await context.userEvent.type(cash, 'much');
    await context.userEvent.type(sheet.getByLabelText('Lunar year began on'), '2027-01-01');
    await context.userEvent.click(sheet.getByRole('button', { name: 'Calculate zakat' }));
    await expect(cash).toBeInvalid();
    await expect(cash).toHaveFocus();
    await expect(cash).toHaveValue('much');
    await expect(sheet.getByText('Enter an amount of 0 or more.')).toBeVisible();
    await expect(sheet.getByText('Choose a day that is not in the future.')).toBeVisible();
  },
});

/** ‘Change the figures’ and closing the sheet keep the input. */
export const AmountsKeptAfterClose = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { userEvent } = context;
    const sheet = await calculate(context, '2025-11-10');
    await userEvent.click(await sheet.findByRole('button', { name: 'Change the figures' }));
    await expect(sheet.getByLabelText('Lunar year began on')).toHaveValue('2025-11-10');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    const again = await open(context);
    await expect(await again.findByLabelText('Lunar year began on')).toHaveValue('2025-11-10');
  },
});

export const Huge = meta.story({
  ...narrow,
  parameters: { ledger: createHugeLedger },
  play: async (context) => {
    const sheet = await calculate(context, '2025-11-10');
    await expect(await sheet.findByRole('heading', { name: 'Zakat is due' })).toBeVisible();
  },
});

/** Typed amounts stay visible. docs/rules.md BAL-12. */
export const HiddenBalances = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Hide balances' }),
    );
    const sheet = await calculate(context, '2025-11-10', '50000');
    await expect(await sheet.findByRole('heading', { name: 'Zakat is due' })).toBeVisible();
    await expect(sheet.getByText('Rs. 50,000.00')).toBeVisible();
    await expect(sheet.queryByText('Rs. 711,875.00')).not.toBeInTheDocument();
    await expect(sheet.queryByText('Rs. 31,366.92')).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  ...narrow,
  tags: ['no-visual'],
  play: async (context) => {
    const sheet = await open(context);
    const amounts = await sheet.findByRole('region', { name: 'Held elsewhere' });
    await expect(findMisplacedLargeTexts(amounts)).toEqual([]);
    for (const radio of sheet.getAllByRole('radio')) {
      const card = radio.closest('label');
      await expect(card && findMisplacedLargeTexts(card)).toEqual([]);
    }
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', accounts)),
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByText('Loading')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', accounts)),
  play: async (context) => {
    const sheet = await open(context);
    await expect(await sheet.findByText('Your balances could not be loaded')).toBeVisible();
  },
});

export const InUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const { title, began, calculate: submit, due } = ur.zakat;
    await userEvent.click(await canvas.findByRole('button', { name: ur.insights.title }));
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${title}`) }, { timeout: 10_000 }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: title }, { timeout: 10_000 }));
    await userEvent.type(await sheet.findByLabelText(began), '2025-11-10');
    await userEvent.click(sheet.getByRole('button', { name: submit }));
    await expect(await sheet.findByRole('heading', { name: due })).toBeVisible();
  },
});

export const Editing = meta.story({
  ...inState('editing', { values: typedValues }),
  tags: ['no-visual'],
});

export const Calculated = meta.story({
  ...inState('calculated', { values: typedValues }),
});
