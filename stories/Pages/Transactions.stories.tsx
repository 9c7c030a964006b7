import preview from '#.storybook/preview';
import {
  apiPatterns,
  emptyLedger,
  everyKindLedger,
  faults,
  hugeLedger,
  spentLedger,
} from '@rad-wallet/mocks';
import { expect, waitFor, within } from 'storybook/test';
import TransactionsPage from '../../apps/wallet/src/pages/TransactionsPage';
import { latestTransactions } from '../support/history';
import { placeOf } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { failingReads, holdRead, recoveredReads } from '../support/reads';

const meta = preview.meta({
  title: 'Pages/Transactions',
  component: TransactionsPage,
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

export const Loaded = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(await canvas.findByText(/1,204,676/)).toHaveTextContent('Rs. 1,204,676.60');
    await expect(await latestTransactions(context)).toHaveLength(20);
    await expect((await latestTransactions(context))[0]).toHaveTextContent(
      'Received from Fatima Noor',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(faults.neverAnswers('get', balances), faults.neverAnswers('get', transactions)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Total Portfolio Value' })).toBeVisible();
    await expect(canvas.queryByText('No transactions yet')).not.toBeInTheDocument();
  },
});

/** The list stays where its placeholders stood when the value above it arrives. */
export const LoadsInPlace = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, msw }) => {
    const value = holdRead(balances);
    const history = holdRead(transactions);
    msw.use(value.handler, history.handler);
    await mount();
    const place = () => placeOf(canvas.getByText('Recent Activity'));
    const first = await place();

    history.release();
    await expect(await latestTransactions({ canvas })).toHaveLength(20);
    await expect(await place()).toBeCloseTo(first, 0);

    value.release();
    await canvas.findByText(/1,204,676/);
    await expect(await place()).toBeCloseTo(first, 0);
  },
});

export const Empty = meta.story({
  parameters: { ledger: emptyLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.getByText('Your transactions will appear here')).toBeVisible();
  },
});

export const ZeroBalance = meta.story({
  parameters: { ledger: spentLedger },
  play: async (context) => {
    await expect(await latestTransactions(context)).toHaveLength(2);
    const value = within(context.canvas.getByRole('region', { name: 'Total Portfolio Value' }));
    await waitFor(() => expect(value.getByText(/^0/)).toHaveTextContent('Rs. 0.00'));
  },
});

export const EveryKindOfTransaction = meta.story({
  parameters: { ledger: everyKindLedger },
  play: async (context) => {
    await expect(await latestTransactions(context)).toHaveLength(13);
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
  parameters: { ledger: hugeLedger },
  play: async (context) => {
    await expect(await latestTransactions(context)).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ValueFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', balances)),
  play: async (context) => {
    await expect(await context.canvas.findByText(valueFailed)).toBeVisible();
    await expect(await latestTransactions(context)).toHaveLength(20);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const TransactionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(historyFailed)).toBeVisible();
    await expect(await canvas.findByText(/1,204,676/)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

const failing = failingReads({ reads: [valueRead, historyRead], retried: historyRead });

export const ServerError = meta.story(failing('serverError'));
export const ServerErrorWithoutReason = meta.story(failing('serverErrorEmpty'));
export const Unauthorized = meta.story(failing('unauthorized'));
export const Offline = meta.story(failing('networkDown'));
export const AnswerBroken = meta.story(failing('brokenJson'));
export const AnswerUnexpected = meta.story(failing('wrongShape'));

export const Recovered = meta.story({
  tags: ['no-visual'],
  play: recoveredReads([valueRead, historyRead], async ({ canvas }) => {
    await expect(await canvas.findByText(/1,204,676/)).toBeVisible();
    await expect(await latestTransactions({ canvas })).toHaveLength(20);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }),
});
