import preview from '#.storybook/preview';
import {
  apiPatterns,
  createEmptyLedger,
  createEveryKindLedger,
  faults,
  FIXED_NOW,
  createHugeLedger,
  createSeedLedger,
  createSampleLedger,
  createSpentLedger,
} from '@rad-wallet/mocks';
import { CITY } from '@rad-wallet/mocks/samples';
import { ur } from '@rad-wallet/ui/messages/ur';
import {
  INITIAL_VIEW,
  type HistoryView,
  TransactionsScreen,
} from '@rad-wallet/ui/features/transactions';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import TransactionsPage from '../../apps/wallet/src/features/transactions/TransactionsPage';
import { TOTAL, TOTAL_INTEGER_PART } from '../support/figures';
import { expectReceiptsByKeyboard, findLatestTransactions } from '../support/history';
import { findMisplacedLargeTexts, getOffsetTop, narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import {
  countRequests,
  describeFailingGets,
  createHealthyHandlers,
  stallGet,
  describeRecoveredGets,
} from '../support/requests';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Transactions',
  tags: ['area:overview'],
  component: TransactionsPage,
  subcomponents: { TransactionsScreen },
  beforeEach: () => {
    // The browser's history entry still has the previous story's state.
    window.history.replaceState(null, '');
  },
  render: () => (
    <PageStory path="/transactions">
      <TransactionsPage />
    </PageStory>
  ),
});

const { balances, transactions } = apiPatterns;
const valueFailed = 'Your portfolio value could not be loaded';
const historyFailed = 'Your transactions could not be loaded';
const valueRead = { path: '/api/balances', failed: valueFailed };
const historyRead = { path: '/api/transactions?limit=20', failed: historyFailed };

const TRANSACTION_COUNT = createSampleLedger(FIXED_NOW).entries.length;

const getRows = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  within(canvas.getByRole('main')).queryAllByRole('listitem');

async function results({ canvas }: Pick<StoryContext, 'canvas'>, count: number) {
  await expect(await canvas.findByText(`${count} found`)).toBeVisible();
  return within(canvas.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
}

async function search({ canvas, userEvent }: StoryContext, text: string) {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search transactions' }), text);
}

async function choose({ canvas, userEvent }: StoryContext, kind: string) {
  await userEvent.click(canvas.getByText(kind, { selector: 'label' }));
  await expect(canvas.getByRole('radio', { name: kind })).toBeChecked();
}

async function showMore({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
}

/** Stores a view in the history entry, as if the user had come back to it or reloaded it. */
const storeView = (view: Partial<HistoryView>) => () =>
  window.history.replaceState(
    { transactions: { value: { ...INITIAL_VIEW, ...view }, owner: null } },
    '',
  );

/** Replaces the response with the whole history; the latest transactions load normally. */
const wholeHistory = (respond: () => Response | Promise<Response | undefined>) =>
  http.get(transactions, ({ request }) =>
    new URL(request.url).searchParams.has('limit') ? undefined : respond(),
  );

const failedHistory = wholeHistory(() =>
  HttpResponse.text('The ledger is closed', { status: 500 }),
);

export const Loaded = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    const total = await canvas.findByText(TOTAL_INTEGER_PART, { exact: false });
    await expect(total.closest('[translate]')).toHaveTextContent(TOTAL);
    await expect(await findLatestTransactions(context)).toHaveLength(20);
    await expect((await findLatestTransactions(context))[0]).toHaveTextContent(
      'Received from Fatima Noor',
    );
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...narrow,
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(20);
  },
});

/** Only the twenty latest transactions are requested until the user wants more rows. */
export const LoadsTwenty = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount }) => {
    const requests = countRequests();
    await mount();
    await findLatestTransactions({ canvas });
    await expect(requests('/api/transactions?limit=20')).toBe(1);
    await expect(requests('/api/transactions')).toBe(0);
  },
});

export const RowsLinkToReceipts = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await findLatestTransactions({ canvas });
    await canvas.findByText(/1,204,676/);
    for (const name of [
      'Skip to content',
      'Hide balances',
      'Statement',
      'Insights',
      'Search transactions',
      'All',
      'All dates',
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await expectReceiptsByKeyboard({ canvas, userEvent }, 20);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
  },
});

async function openStatement({ canvas, userEvent }: StoryContext) {
  await findLatestTransactions({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Statement' }));
  return within(await screen.findByRole('dialog', { name: 'Statement' }, { timeout: 10_000 }));
}

async function choosePeriod({ userEvent }: StoryContext, name: string) {
  const sheet = within(screen.getByRole('dialog', { name: 'Statement' }));
  await userEvent.click(await sheet.findByRole('button', { name: /Period/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

export const MonthStatement = meta.story({
  play: async (context) => {
    const sheet = await openStatement(context);
    const cash = within(await sheet.findByRole('region', { name: 'Cash account' }));
    await expect(cash.getAllByText('Rs. 711,875.00')[0]).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'Silver account' })).toBeVisible();
  },
});

export const StatementNarrow = meta.story({
  ...narrow,
  play: async (context) => {
    const sheet = await openStatement(context);
    await expect(await sheet.findByRole('region', { name: 'Gold account' })).toBeVisible();
  },
});

export const StatementWithLargeText = meta.story({
  ...narrow,
  tags: ['no-visual'],
  play: async (context) => {
    const sheet = await openStatement(context);
    const cash = within(await sheet.findByRole('region', { name: 'Cash account' }));
    const entries = cash.getByRole('list', { name: 'Entries' });
    await expect(findMisplacedLargeTexts(entries)).toEqual([]);
  },
});

export const StatementInUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    const name = ur.transactionHistory.statement.title;
    await userEvent.click(await canvas.findByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name }, { timeout: 10_000 }));
    const title = await sheet.findByText(/Crescent Textiles/);
    // A translated title that begins with a name in Latin script is still right-to-left.
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
});

export const CustomDatesStatement = meta.story({
  play: async (context) => {
    const sheet = await openStatement(context);
    await choosePeriod(context, 'Other dates');
    await context.userEvent.clear(sheet.getByLabelText('From'));
    await context.userEvent.type(sheet.getByLabelText('From'), '2026-12-05');
    await expect(sheet.getByLabelText('To')).toBeInvalid();
    await expect(sheet.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
  },
});

export const EmptyWalletStatement = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Statement' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Statement' }));
    await expect(await sheet.findAllByText('No entries in this period.')).toHaveLength(3);
  },
});

export const StatementLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(wholeHistory(() => new Promise(() => {}))),
  play: async (context) => {
    const sheet = await openStatement(context);
    await expect(await sheet.findByText('Loading')).toBeInTheDocument();
  },
});

export const StatementLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const sheet = await openStatement(context);
    await expect(await sheet.findByText('Your statement could not be loaded')).toBeVisible();
  },
});

export const StatementCsvFailed = meta.story({
  ...narrow,
  play: async (context) => {
    spyOn(console, 'error').mockImplementation(() => {});
    const createUrl = spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new Error('No space');
    });
    const sheet = await openStatement(context);
    await context.userEvent.click(await sheet.findByRole('button', { name: 'Download CSV' }));
    await expect(await sheet.findByText('The file could not be created')).toBeVisible();
    createUrl.mockRestore();
  },
});

export const StatementRecovered = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const sheet = await openStatement(context);
    await sheet.findByText('Your statement could not be loaded');
    context.msw.use(...createHealthyHandlers());
    await context.userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(await sheet.findByRole('region', { name: 'Cash account' })).toBeVisible();
  },
});

export const StatementPrinted = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const print = spyOn(window, 'print').mockImplementation(() => {
      const printed = document.querySelector('[data-printed]');
      expect(printed).toHaveTextContent('November 2026');
      expect(printed?.querySelectorAll('table')).toHaveLength(3);
      // Also in right-to-left languages, so that the digits of one place are below each other.
      for (const figure of printed?.querySelectorAll('td:last-child') ?? []) {
        expect(getComputedStyle(figure).textAlign).toBe('right');
      }
    });
    const getPrinted = () => document.querySelector('[data-printed]');
    const sheet = await openStatement(context);
    await context.userEvent.click(await sheet.findByRole('button', { name: /Print/ }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    // On phones, `print` returns before the page is printed.
    await expect(getPrinted()).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(getPrinted()).toBeNull());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(faults.neverAnswers('get', balances), faults.neverAnswers('get', transactions)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Total Portfolio Value' })).toBeVisible();
    await expect(canvas.queryByText('No transactions yet')).not.toBeInTheDocument();
  },
});

/** The list does not move when the value above it loads. */
export const StableLayoutOnLoad = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, msw }) => {
    const value = stallGet(balances);
    const history = stallGet(transactions);
    msw.use(value.handler, history.handler);
    await mount();
    const place = () => getOffsetTop(canvas.getByText('Recent Activity'));
    const first = await place();

    history.release();
    await expect(await findLatestTransactions({ canvas })).toHaveLength(20);
    await expect(await place()).toBeCloseTo(first, 0);

    value.release();
    await canvas.findByText(/1,204,676/);
    await expect(await place()).toBeCloseTo(first, 0);
  },
});

export const Empty = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.getByText('Your transactions will appear here')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
});

export const ZeroBalance = meta.story({
  parameters: { ledger: createSpentLedger },
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(2);
    await expect(context.canvas.queryByText('Show more')).not.toBeInTheDocument();
    const value = within(context.canvas.getByRole('region', { name: 'Total Portfolio Value' }));
    await waitFor(() =>
      expect(value.getByText(/^0/).closest('[translate]')).toHaveTextContent('Rs. 0.00'),
    );
  },
});

export const EveryKindOfTransaction = meta.story({
  parameters: { ledger: createEveryKindLedger },
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(13);
    const types = [
      'Deposit',
      'Sent',
      'Received',
      'Withdrawal',
      'Gold purchase',
      'Gold sale',
      'Silver purchase',
      'Silver sale',
      'Bill payment',
    ];
    const list = within(context.canvas.getByRole('list', { name: 'Recent Activity' }));
    for (const text of [...types, 'Completed', 'Pending', 'Failed', 'Reversed']) {
      await expect(list.getAllByText(text)[0]).toBeVisible();
    }
  },
});

export const HugeAmounts = meta.story({
  parameters: { ledger: createHugeLedger },
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ValueLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', balances)),
  play: async (context) => {
    await expect(await context.canvas.findByText(valueFailed)).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(20);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const TransactionsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(historyFailed)).toBeVisible();
    await expect(await canvas.findByText(/1,204,676/)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

const failing = describeFailingGets({ gets: [valueRead, historyRead], retried: historyRead });

export const ServerError = meta.story({ ...failing('serverError'), tags: ['no-visual'] });
export const ServerErrorWithoutReason = meta.story({
  ...failing('serverErrorEmpty'),
  tags: ['no-visual'],
});
export const Unauthorized = meta.story({ ...failing('unauthorized'), tags: ['no-visual'] });
export const Offline = meta.story(failing('networkDown'));
export const MalformedResponse = meta.story({ ...failing('brokenJson'), tags: ['no-visual'] });
export const UnexpectedResponse = meta.story({ ...failing('wrongShape'), tags: ['no-visual'] });

export const Recovered = meta.story({
  tags: ['no-visual'],
  play: describeRecoveredGets([valueRead, historyRead], async ({ canvas }) => {
    await expect(await canvas.findByText(/1,204,676/)).toBeVisible();
    await expect(await findLatestTransactions({ canvas })).toHaveLength(20);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }),
});

export const Searched = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    // This transaction is older than the first twenty.
    await search(context, 'sana AHMED');
    const [row] = await results(context, 1);
    await expect(row).toHaveTextContent('Received from Sana Ahmed');
    await expect(within(row!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/transaction-receipt\?id=txn-\d+$/),
    );
    await waitFor(() => expect(canvas.getByText('1 transaction found')).toBeInTheDocument());
  },
});

export const SearchedByAmount = meta.story({
  play: async (context) => {
    await findLatestTransactions(context);
    await search(context, 'Rs. 185,000');
    const rows = await results(context, 2);
    for (const row of rows) await expect(row).toHaveTextContent('+Rs. 185,000.00');
  },
});

export const SearchedByStatus = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await findLatestTransactions(context);
    await search(context, 'failed');
    await expect((await results(context, 1))[0]).toHaveTextContent('Zainab Qureshi');
  },
});

/** Typing requests the whole history once; typing only spaces does not request it. */
export const SearchRequestsOnce = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, userEvent }) => {
    const requests = countRequests();
    const context = { canvas, userEvent };
    await mount();
    await findLatestTransactions(context);
    await search(context, '  ');
    await expect(requests('/api/transactions')).toBe(0);
    await search(context, 'gold');
    await canvas.findByText(/^\d+ found$/);
    await choose(context, 'Conversions');
    await expect(requests('/api/transactions')).toBe(1);
  },
});

const kinds = [
  ['Money in', 12, /^(Received|Deposit via)/],
  ['Money out', 11, /^(Sent to|Withdrawal to)/],
  ['Conversions', 14, /^Convert/],
  ['Other', 3, /^(Gift to|Internet bill|Electricity)/],
] as const;

export const FilteredByKind = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await findLatestTransactions(context);
    for (const [kind, count, contact] of kinds) {
      await choose(context, kind);
      for (const row of await results(context, count)) {
        await expect(within(row).getByRole('link')).toHaveTextContent(contact);
      }
    }
    // Each transaction has exactly one kind.
    await expect(kinds.reduce((sum, [, count]) => sum + count, 0)).toBe(TRANSACTION_COUNT);
    await choose(context, 'All');
    await expect(await findLatestTransactions(context)).toHaveLength(20);
  },
});

export const FilteredToConversions = meta.story({
  play: async (context) => {
    await findLatestTransactions(context);
    await choose(context, 'Conversions');
    await results(context, 14);
  },
});

/** Conversions are identified by the API's fields, never by their descriptions. */
export const CompanyNameIsNotAConversion = meta.story({
  tags: ['no-visual'],
  parameters: {
    ledger: () =>
      createSeedLedger({
        transactions: [
          { type: 'sent', amount: '500.00', description: 'Sent to Converters Ltd', minutesAgo: 30 },
        ],
      }),
  },
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(1);
    await choose(context, 'Conversions');
    await expect(await context.canvas.findByText('No transactions match')).toBeVisible();
    await choose(context, 'Money out');
    await expect((await results(context, 1))[0]).toHaveTextContent('Sent to Converters Ltd');
  },
});

async function openDates({ canvas, userEvent }: StoryContext) {
  await findLatestTransactions({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'All dates' }));
  return within(await screen.findByRole('dialog', { name: 'Dates' }, { timeout: 10_000 }));
}

export const ChoosingDates = meta.story({
  play: async (context) => {
    const sheet = await openDates(context);
    await expect(await sheet.findByRole('button', { name: /Period/ })).toHaveTextContent(
      'November 2026',
    );
  },
});

export const ChoosingDatesNarrow = meta.story({
  ...narrow,
  play: async (context) => {
    const sheet = await openDates(context);
    await context.userEvent.click(await sheet.findByRole('button', { name: /Period/ }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'Other dates' }));
    await expect(sheet.getByLabelText('From')).toHaveValue('2026-11-01');
  },
});

export const DatesInvalid = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const sheet = await openDates(context);
    await userEvent.click(await sheet.findByRole('button', { name: /Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Other dates' }));
    await userEvent.clear(sheet.getByLabelText('To'));
    await expect(sheet.getByLabelText('To')).toBeInvalid();
    await expect(sheet.getByText('Choose a day.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Show' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ChoosingDatesInUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  beforeEach: storeView({ period: { from: '2026-10-15', to: '2026-11-21' } }),
  play: async ({ canvas, userEvent }) => {
    const { dates, from, totals } = ur.transactionHistory;
    await canvas.findByRole('region', { name: totals });
    await userEvent.click(canvas.getByRole('button', { name: /2026/ }));
    const sheet = within(await screen.findByRole('dialog', { name: dates }, { timeout: 10_000 }));
    await expect(sheet.getByLabelText(from)).toHaveValue('2026-10-15');
  },
});

export const DatesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(wholeHistory(() => new Promise(() => {}))),
  play: async (context) => {
    const sheet = await openDates(context);
    await expect(await sheet.findByText('Loading')).toBeInTheDocument();
  },
});

export const DatesLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const sheet = await openDates(context);
    await expect(await sheet.findByText(historyFailed)).toBeVisible();
  },
});

export const DatesRecovered = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const sheet = await openDates(context);
    await sheet.findByText(historyFailed);
    context.msw.use(...createHealthyHandlers());
    await context.userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    await expect(await sheet.findByRole('button', { name: 'Show' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const FilteredByMonth = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const sheet = await openDates(context);
    await userEvent.click(await sheet.findByRole('button', { name: 'Show' }));
    const chosen = await canvas.findByRole('button', { name: 'November 2026' });
    await waitFor(() => expect(chosen).toHaveFocus());
    const list = within(await canvas.findByRole('list', { name: 'Results' }));
    await expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    const totals = within(canvas.getByRole('region', { name: 'Totals of the results' }));
    await expect(totals.getByText('Money in')).toBeVisible();
  },
});

export const DateFilterCleared = meta.story({
  tags: ['no-visual'],
  beforeEach: storeView({ period: { from: '2026-11-01', to: '2026-11-30' } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'November 2026' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Dates' }, { timeout: 10_000 }));
    await userEvent.click(await sheet.findByRole('button', { name: 'All dates' }));
    await expect(await findLatestTransactions(context)).toHaveLength(20);
  },
});

export const NoTransactionsInPeriod = meta.story({
  tags: ['no-visual'],
  beforeEach: storeView({ period: { from: '2020-01-01', to: '2020-01-31' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions match')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'January 2020' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /Totals/ })).not.toBeInTheDocument();
  },
});

export const MonthsInUrdu = meta.story({
  ...narrow,
  globals: { ...narrow.globals, language: 'ur' },
  beforeEach: storeView({ period: { from: '2026-10-15', to: '2026-11-21' } }),
  play: async ({ canvas }) => {
    const { totals } = ur.transactionHistory;
    await expect(await canvas.findByRole('region', { name: totals })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toBeVisible();
  },
});

export const FilteredByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findLatestTransactions(context);
    canvas.getByRole('radio', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Money out' })).toHaveFocus();
    await results(context, 11);
  },
});

export const SearchedAndFilteredNarrow = meta.story({
  ...narrow,
  play: async (context) => {
    await findLatestTransactions(context);
    await search(context, CITY);
    await choose(context, 'Other');
    await results(context, 2);
  },
});

export const Searching = meta.story({
  beforeEach: ({ msw }) => msw.use(wholeHistory(() => new Promise(() => {}))),
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await search(context, 'fatima');
    await expect(await canvas.findByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(getRows(context)).toHaveLength(0);
  },
});

export const SearchLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await search(context, 'fatima');
    await expect(await canvas.findByText('Your transactions could not be searched')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('fatima');
  },
});

export const SearchRecovered = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async ({ canvas, userEvent, msw }) => {
    const context = { canvas, userEvent };
    await findLatestTransactions(context);
    await search(context, 'fatima');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    const requests = countRequests();
    await search(context, ' noor');
    await expect(requests('/api/transactions')).toBe(0);
    msw.use(...createHealthyHandlers());
    await userEvent.click(retry);
    await expect((await results(context, 1))[0]).toHaveTextContent('Fatima Noor');
    await expect(canvas.getByRole('searchbox')).toHaveValue('fatima noor');
  },
});

export const NothingFound = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await search(context, 'camel');
    await choose(context, 'Money out');
    await expect(await canvas.findByText('No transactions match')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('No transactions found')).toBeInTheDocument());
  },
});

export const Cleared = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findLatestTransactions(context);
    await search(context, 'camel');
    await choose(context, 'Money out');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    const [first] = await findLatestTransactions(context);
    await expect(within(first!).getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
});

export const MoreShown = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await showMore(context);
    await waitFor(() => expect(getRows(context)).toHaveLength(TRANSACTION_COUNT));
    await expect(within(getRows(context)[20]!).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByText('Show more')).not.toBeInTheDocument();
    const summary = `Showing ${TRANSACTION_COUNT} of ${TRANSACTION_COUNT} transactions`;
    await waitFor(() => expect(canvas.getByText(summary)).toBeInTheDocument());
  },
});

/** One request loads 65 entries, shown twenty at a time. */
export const MoreShownThreeTimes = meta.story({
  tags: ['no-visual'],
  parameters: {
    ledger: () =>
      createSeedLedger({
        pkr: '65',
        transactions: Array.from({ length: 65 }, (_, index) => ({
          type: 'deposit',
          amount: '1',
          description: `Deposit ${index + 1}`,
          minutesAgo: index + 1,
        })),
      }),
  },
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    const requests = countRequests();
    for (const [before, after] of [
      [20, 40],
      [40, 60],
      [60, 65],
    ] as const) {
      await showMore(context);
      await waitFor(() => expect(getRows(context)).toHaveLength(after));
      await expect(getRows(context)[before]).toHaveTextContent(`Deposit ${before + 1}`);
      await expect(within(getRows(context)[before]!).getByRole('link')).toHaveFocus();
    }
    await expect(canvas.queryByText('Show more')).not.toBeInTheDocument();
    await expect(requests('/api/transactions')).toBe(1);

    await search(context, 'deposit');
    await canvas.findByText('65 found');
    await expect(getRows(context)).toHaveLength(20);
    await showMore(context);
    await expect(getRows(context)).toHaveLength(40);
    await expect(requests('/api/transactions')).toBe(1);
  },
});

/** With exactly twenty entries, focus moves from the removed button to the last row. */
export const NoMoreTransactions = meta.story({
  tags: ['no-visual'],
  parameters: {
    ledger: () =>
      createSeedLedger({
        pkr: '20',
        transactions: Array.from({ length: 20 }, (_, index) => ({
          type: 'deposit',
          amount: '1',
          description: `Deposit ${index + 1}`,
          minutesAgo: index + 1,
        })),
      }),
  },
  play: async (context) => {
    await findLatestTransactions(context);
    await showMore(context);
    await waitFor(() => expect(context.canvas.queryByText('Show more')).not.toBeInTheDocument());
    await expect(within(getRows(context)[19]!).getByRole('link')).toHaveFocus();
  },
});

export const LoadingMore = meta.story({
  beforeEach: ({ msw }) => msw.use(wholeHistory(() => new Promise(() => {}))),
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await showMore(context);
    const button = canvas.getByRole('button', { name: /Show more/ });
    await waitFor(() => expect(button).toHaveAttribute('data-pending', 'true'));
    await expect(button).toHaveFocus();
    await expect(getRows(context)).toHaveLength(20);
  },
});

/** Rows that load after a navigation do not undo it. */
export const NavigatedAwayWhileLoadingMore = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, msw, userEvent }) => {
    const whole = stallGet(transactions);
    const context = { canvas, userEvent };
    await mount();
    await findLatestTransactions(context);
    msw.use(whole.handler);
    await showMore(context);
    await userEvent.click(canvas.getByRole('searchbox'));
    whole.release();
    await waitFor(() => expect(getRows(context)).toHaveLength(TRANSACTION_COUNT));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const LoadMoreError = meta.story({
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async (context) => {
    const { canvas } = context;
    await findLatestTransactions(context);
    await showMore(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'More transactions could not be loaded',
    );
    await expect(getRows(context)).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
});

export const LoadMoreRecovered = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(failedHistory),
  play: async ({ canvas, userEvent, msw }) => {
    const context = { canvas, userEvent };
    await findLatestTransactions(context);
    await showMore(context);
    await canvas.findByRole('alert');
    msw.use(...createHealthyHandlers());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(getRows(context)).toHaveLength(TRANSACTION_COUNT));
    await expect(within(getRows(context)[20]!).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Search and filter are stored in the browser's history entry. */
export const ViewStoredForReturn = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await findLatestTransactions(context);
    await search(context, 'rs');
    await choose(context, 'Money in');
    await results(context, 11);
    await expect(window.history.state).toEqual({
      transactions: {
        value: { search: 'rs', kind: 'in', period: null, shown: 20 },
        owner: null,
      },
    });
  },
});

export const ViewRestored = meta.story({
  tags: ['no-visual'],
  beforeEach: storeView({ search: 'convert', kind: 'conversions' }),
  play: async (context) => {
    await results(context, 14);
    await expect(context.canvas.getByRole('searchbox')).toHaveValue('convert');
    await expect(context.canvas.getByRole('radio', { name: 'Conversions' })).toBeChecked();
  },
});

export const LongViewRestored = meta.story({
  tags: ['no-visual'],
  beforeEach: storeView({ shown: 40 }),
  play: async (context) => {
    await waitFor(() => expect(getRows(context)).toHaveLength(TRANSACTION_COUNT));
  },
});

export const InvalidViewIgnored = meta.story({
  tags: ['no-visual'],
  beforeEach: storeView({ shown: -1 }),
  play: async (context) => {
    await expect(await findLatestTransactions(context)).toHaveLength(20);
  },
});
