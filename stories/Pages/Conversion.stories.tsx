import preview, { navigate } from '#.storybook/preview';
import { PROBLEM_TYPES } from '@rad-wallet/api';
import {
  apiPatterns,
  createCashOnlyLedger,
  createEmptyLedger,
  faults,
  createHugeLedger,
} from '@rad-wallet/mocks';
import { balances, holdings } from '@rad-wallet/mocks/samples';
import { add, formatAmount, getTotal, toPlainDecimal } from '@rad-wallet/ui/format';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, waitFor, within } from 'storybook/test';
import ConversionPage from '../../apps/wallet/src/features/conversion/ConversionPage';
import { money, rates } from '../support/money';
import { CASH, GOLD, CASH_WITHOUT_CURRENCY, SILVER } from '../support/figures';
import { expectReceiptsByKeyboard } from '../support/history';
import { PageStory } from '../support/PageStory';
import type { ServerContext, StoryContext } from '../support/types';
import { expectProblem, expectToast } from '../support/toast';

const meta = preview.meta({
  title: 'Pages/Conversion',
  tags: ['area:overview'],
  component: ConversionPage,
  parameters: {
    // Use a separate iframe on the docs page, where open dialogs would overlap.
  },
  render: () => (
    <PageStory path="/conversion">
      <ConversionPage />
    </PageStory>
  ),
});

const longTimeout = { timeout: 10_000 };

const openingButton = { name: 'Convert Currency' };

async function open({ canvas, userEvent }: StoryContext) {
  await canvas.findByText('At converter rates', {}, longTimeout);
  await userEvent.click(canvas.getByRole('button', openingButton));
  // The dialog is lazy-loaded. Queries by text are faster than by role.
  await screen.findByText('You get', {}, longTimeout);
  return within(screen.getByRole('dialog', openingButton));
}

interface ConversionInput {
  amount?: string;
  from?: string;
  to?: string;
}

async function convert(context: StoryContext, { amount, from, to }: ConversionInput) {
  const { userEvent } = context;
  const { getByRole } = await open(context);
  const choose = async (field: RegExp, option: RegExp) => {
    await userEvent.click(getByRole('button', { name: field }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  if (amount !== undefined) {
    await userEvent.clear(getByRole('textbox', { name: 'Amount' }));
    if (amount) await userEvent.type(getByRole('textbox', { name: 'Amount' }), amount);
  }
  if (from) await choose(/From$/, new RegExp(`^${from}`));
  if (to) await choose(/To$/, new RegExp(`^${to}`));
  await userEvent.click(getByRole('button', { name: 'Convert' }));
}

const waitForDialogToClose = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Compares the server's balances with the sample balances plus these changes, in PKR and grams. */
async function expectBalances({ pkr = '0', gold = '0', silver = '0' } = {}) {
  const accounts = (await (await fetch('/api/accounts')).json()) as { balance: string }[];
  await expect(accounts.map(({ balance }) => toPlainDecimal(balance))).toEqual(
    [add(balances.pkr, pkr), add(balances.gold, gold), add(balances.silver, silver)].map(
      toPlainDecimal,
    ),
  );
}

async function expectTotal(canvas: StoryContext['canvas'], ...figures: string[]) {
  const total = await canvas.findByRole('region', { name: 'Total Balance' });
  for (const figure of figures) await waitFor(() => expect(total).toHaveTextContent(figure));
}

async function expectMessage(text: string) {
  await expectProblem(text);
  await expect(screen.getByRole('dialog', openingButton)).toBeInTheDocument();
}

export const Loaded = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByText('At converter rates');
    await expectTotal(
      canvas,
      formatAmount(getTotal(holdings, 'rates', rates), 'PKR', { money }),
      CASH,
      GOLD,
      SILVER,
    );
    const recent = await canvas.findByRole('list', { name: 'Recent Conversions' });
    await expect(within(recent).getAllByRole('listitem')).toHaveLength(3);
  },
});

export const RecentOpenedByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Completed', {}, longTimeout);
    (await canvas.findByRole('button', { name: 'Hide balances' })).focus();
    await expectReceiptsByKeyboard({ canvas, userEvent }, 3, 'Recent Conversions');
  },
});

export const EmptyHistory = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversions yet')).toBeVisible();
    await expect(
      canvas.getByText('Start converting currencies to see your history here'),
    ).toBeVisible();
  },
});

export const HugeBalances = meta.story({
  parameters: { ledger: createHugeLedger },
  play: async ({ canvas }) => {
    await canvas.findByText('At converter rates');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      faults.neverAnswers('get', apiPatterns.accounts),
      faults.neverAnswers('get', apiPatterns.transactions),
    ),
  play: async ({ canvas }) => {
    await expectTotal(canvas, '711,875', '29.2 g', '150.0 g');
  },
});

export const AccountsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', apiPatterns.accounts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your accounts could not be loaded')).toBeVisible();
    await expectTotal(canvas, '711,875', '29.2 g', '150.0 g');
  },
});

export const AccountsFailedThenLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.networkDown('get', apiPatterns.accounts)),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Your accounts could not be loaded');
    msw.use(
      http.get(apiPatterns.accounts, () =>
        HttpResponse.json([{ id: 'acc-pkr', type: 'trustvault', balance: '20' }]),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('At converter rates');
    await expectTotal(canvas, 'Rs. 20.00', '0.0 g');
  },
});

export const HistoryLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.wrongShape('get', apiPatterns.transactions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your conversions could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const DialogOpened = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { getByText } = await open(context);
    await expect(getByText(`Available balance: ${CASH}`)).toBeInTheDocument();
  },
});

/** Browser Back closes the dialog without leaving the screen. */
export const ClosedWithBrowserBack = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await open(context);
    window.history.back();
    await waitForDialogToClose();
    await expect(context.canvas.getByRole('button', openingButton)).toBeVisible();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const AmountZero = meta.story({
  play: async (context) => {
    await convert(context, { amount: '0' });
    await expectMessage('Please enter a valid amount greater than 0.');
  },
});

export const SameCurrencySelected = meta.story({
  play: async (context) => {
    await convert(context, { to: 'PKR' });
    await expectMessage('Please select different currencies for conversion.');
  },
});

export const NoAccountOnServer = meta.story({
  parameters: { ledger: createCashOnlyLedger },
  play: async (context) => {
    await convert(context, { to: 'GOLD' });
    await expectMessage('Unable to find accounts for conversion.');
  },
});

export const InsufficientBalance = meta.story({
  play: async (context) => {
    await convert(context, { amount: add(balances.gold, '0.01'), from: 'GOLD', to: 'PKR' });
    await expectMessage(
      `You don't have enough GOLD. Available: ${formatAmount(balances.gold, 'GOLD', { money })}`,
    );
  },
});

export const ConversionPending = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('post', apiPatterns.transactions)),
  play: async (context) => {
    await convert(context, {});
    const busy = await screen.findByRole('button', { name: 'Converting...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
});

/** Both balances, the history and the screen are updated; the amount is reset to 1000. */
export const ConvertedToGold = meta.story({
  play: async (context) => {
    await convert(context, { amount: '10,000', to: 'GOLD' });
    await waitForDialogToClose();
    await expectBalances({ pkr: '-10000', gold: '0.63' });
    await expectTotal(context.canvas, formatAmount(add(balances.pkr, '-10000'), 'PKR', { money }));
    const { getByRole } = await open(context);
    await expect(getByRole('textbox', { name: 'Amount' })).toHaveValue('1000');
    await context.userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
  },
});

export const ConvertedFromSilver = meta.story({
  play: async (context) => {
    await convert(context, { amount: '24', from: 'SILVER', to: 'PKR' });
    await waitForDialogToClose();
    await expectBalances({ pkr: '5000', silver: '-24' });
  },
});

/** Foreign currencies are held in the cash account, so converting there and back keeps the balance. */
export const ConvertedToDollarsAndBack = meta.story({
  play: async (context) => {
    await convert(context, { amount: '1000', to: 'USD' });
    await waitForDialogToClose();
    await expectBalances();
    await convert(context, { amount: '3.6', from: 'USD', to: 'PKR' });
    await waitForDialogToClose();
    await expectBalances();
  },
});

export const ConvertedFromGoldToSilver = meta.story({
  play: async (context) => {
    await convert(context, { amount: '0.63', from: 'GOLD', to: 'SILVER' });
    await waitForDialogToClose();
    await expectBalances({ gold: '-0.63', silver: '48' });
  },
});

const failed = 'There was an error processing your conversion. Please try again.';

/** Any failed POST shows a toast and keeps the input. */
const createFailureStory = (fault: ReturnType<typeof faults.serverError>) => ({
  beforeEach: ({ msw }: ServerContext) => msw.use(fault),
  parameters: { expectConsoleError: true },
  play: async (context: StoryContext) => {
    await convert(context, { amount: '2,000', to: 'GOLD' });
    await expectMessage(failed);
    await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000');
    await expect(screen.getByRole('button', { name: 'Convert' })).toBeEnabled();
    await expectBalances();
  },
});

export const ConversionRejected = meta.story(
  createFailureStory(faults.serverError('post', apiPatterns.transactions)),
);

const createFailureStoryWithoutImage = (fault: ReturnType<typeof faults.serverError>) => ({
  tags: ['no-visual'],
  ...createFailureStory(fault),
});

export const ConversionFailedWithoutReason = meta.story(
  createFailureStoryWithoutImage(faults.serverErrorEmpty('post', apiPatterns.transactions)),
);

export const ConversionUnauthorized = meta.story(
  createFailureStoryWithoutImage(faults.unauthorized('post', apiPatterns.transactions)),
);

/** Without a response, the money may have moved. */
export const ConversionOffline = meta.story({
  ...createFailureStoryWithoutImage(faults.networkDown('post', apiPatterns.transactions)),
  play: async (context) => {
    await convert(context, { amount: '2,000', to: 'GOLD' });
    await expectToast(failed);
    await expect(await screen.findByText('We do not know whether the money moved')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await expectBalances();
  },
});

/** After a success response, the money has moved. */
export const MalformedConversionResponse = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.brokenJson('post', apiPatterns.transactions)),
  play: async (context) => {
    await convert(context, { amount: '2,000', to: 'GOLD' });
    await expectToast('Conversion complete');
  },
});

/** The server rejects a conversion at an old rate. */
export const RateChanged = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(apiPatterns.transactions, () =>
        HttpResponse.json(
          { type: PROBLEM_TYPES.rateChanged, title: 'Unprocessable Content', status: 422 },
          { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
        ),
      ),
    ),
  parameters: { expectConsoleError: true },
  play: async (context) => {
    await convert(context, { amount: '2,000', to: 'GOLD' });
    await expectMessage('The rate has changed');
    await expect(screen.getByRole('button', { name: 'Convert' })).toBeEnabled();
    await expectBalances();
  },
});

/** Rejects the second POST of a conversion once; all other requests reach the ledger. */
function failSecondPostOnce() {
  let hasFailed = false;
  return http.post(apiPatterns.transactions, ({ request }) => {
    if (hasFailed || !request.headers.get('Idempotency-Key')?.endsWith(':2')) return undefined;
    hasFailed = true;
    return HttpResponse.text('The ledger is closed', { status: 500 });
  });
}

/** Converting the whole balance fails after the first POST; a retry does not debit it again. */
export const PartialConversionRetried = meta.story({
  beforeEach: ({ msw }) => msw.use(failSecondPostOnce()),
  parameters: { expectConsoleError: true },
  play: async (context) => {
    await convert(context, { amount: CASH_WITHOUT_CURRENCY, to: 'USD' });
    await expectMessage(failed);
    await expectBalances({ pkr: `-${balances.pkr}` });
    await screen.findByText('Available balance: Rs. 0.00');
    await context.userEvent.click(screen.getByRole('button', { name: 'Convert' }));
    await waitForDialogToClose();
    await expectBalances();
  },
});

/** The gold is already credited; a retry debits the cash without crediting the gold again. */
export const PartialPurchaseRetried = meta.story({
  beforeEach: ({ msw }) => msw.use(failSecondPostOnce()),
  parameters: { expectConsoleError: true },
  play: async (context) => {
    await convert(context, { amount: '10000', to: 'GOLD' });
    await expectMessage(failed);
    await expectBalances({ gold: '0.63' });
    await context.userEvent.click(screen.getByRole('button', { name: 'Convert' }));
    await waitForDialogToClose();
    await expectBalances({ pkr: '-10000', gold: '0.63' });
  },
});

export const NavigatesHome = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  },
});
