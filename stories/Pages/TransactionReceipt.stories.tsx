import preview, { navigate } from '#.storybook/preview';
import { CITY, transactionReceipt } from '@rad-wallet/mocks/samples';
import { createApiClient, createQueryClient, transactionsQuery } from '@rad-wallet/api';
import {
  apiPatterns,
  faults,
  FIXED_NOW,
  createHugeLedger,
  getLatestEntries,
  createSampleLedger,
} from '@rad-wallet/mocks';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import {
  TransactionReceiptScreen,
  type TransactionReceipt,
} from '@rad-wallet/ui/features/transaction-receipt';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import TransactionReceiptPage from '../../apps/wallet/src/features/transaction-receipt/TransactionReceiptPage';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import { freezeTimers } from '../support/freezeTimers';
import { narrow, getOffsetTop } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import {
  countRequests,
  describeFailingGets,
  stallGet,
  describeRecoveredGets,
} from '../support/requests';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const writeText = fn().mockName('writeText');
const share = fn().mockName('share');
const onVerify = fn().mockName('onVerify');

const meta = preview.meta({
  title: 'Pages/Transaction Receipt',
  tags: ['area:overview'],
  component: TransactionReceiptPage,
  subcomponents: { TransactionReceiptScreen },
  parameters: {
    languages: {
      names: [
        'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs',
        'Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff Trading & Sons',
        'Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff',
      ],
    },
  },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    share.mockReset().mockResolvedValue(undefined);
    // The browser's history entry still has the previous story's state.
    window.history.replaceState(null, '');
    const restore = [replaceClipboard({ writeText }), replaceShare(share)];
    return () => restore.forEach((giveBack) => giveBack());
  },
  render: () => (
    <PageStory path="/transaction-receipt">
      <TransactionReceiptPage />
    </PageStory>
  ),
});

const refusal = new DOMException('Not allowed', 'NotAllowedError');

const sharedText = [
  'Transaction Receipt',
  'Status: Completed',
  'Transaction ID: TXN-2025-8C41F07E',
  'Type: Sent',
  'Date and time: Nov 19, 2025, 4:20 PM',
  'From: Ali Hassan',
  'To: Fatima Ali',
  'Amount: Rs. 25,000.00',
  'Fee: Rs. 0.00',
  'Total: Rs. 25,000.00',
  'Description: House rent for November',
  `Hash on the Solana network: ${transactionReceipt.blockchainHash}`,
].join('\n');

async function press({ canvas, userEvent }: StoryContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function getValue({ canvas }: Pick<StoryContext, 'canvas'>, term: string) {
  const details = within(await canvas.findByRole('region', { name: 'Details' }));
  return details.getByText(term).parentElement;
}

export const Completed = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(await getValue(context, 'Transaction ID')).toHaveTextContent('TXN-2025-8C41F07E');
    await expect(await getValue(context, 'Date and time')).toHaveTextContent(/Nov 19, 2025/);
    await expect(await getValue(context, 'From')).toHaveTextContent('Ali Hassan');
    await expect(await getValue(context, 'To')).toHaveTextContent('Fatima Ali');
    await expect(await getValue(context, 'Amount')).toHaveTextContent('Rs. 25,000.00');
    await expect(await getValue(context, 'Fee')).toHaveTextContent('Rs. 0.00');
    await expect(await getValue(context, 'Total')).toHaveTextContent('Rs. 25,000.00');
    await expect(await getValue(context, 'Description')).toHaveTextContent('House rent');
    await expect(canvas.getByText(transactionReceipt.blockchainHash ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/transactions',
    );
  },
});

export const HashCopied = meta.story({
  beforeEach: () => freezeTimers(CLIPBOARD_FEEDBACK),
  play: async (context) => {
    await press(context, 'Copy Hash');
    await expectToast('Copied!');
    await expect(await context.canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(transactionReceipt.blockchainHash);
  },
});

export const ClipboardDenied = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Copy Hash');
    await expectToast('Failed to copy hash. Please copy manually.');
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  beforeEach: () => replaceClipboard(undefined),
  play: async (context) => {
    await press(context, 'Copy Hash');
    await expectToast('Copy Failed');
  },
});

export const Downloaded = meta.story({
  play: async (context) => {
    await press(context, 'Download PDF');
    await expectToast('Download started');
  },
});

export const Shared = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await press(context, 'Share');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const content = share.mock.lastCall?.[0] as ShareData;
    await expect(content.title).toBe('Transaction Receipt');
    await expect(content.text).toBe(sharedText);
    await expect(await context.canvas.findByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const SharingUnavailable = meta.story({
  beforeEach: () => replaceShare(undefined),
  play: async (context) => {
    await press(context, 'Share');
    await expectToast('Copied!');
    await expect(writeText.mock.lastCall?.[0]).toBe(sharedText);
  },
});

export const SharingDenied = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Share');
    await expectToast('Copied!');
    await expect(writeText.mock.lastCall?.[0]).toBe(sharedText);
  },
});

export const SharingCancelled = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  },
  play: async (context) => {
    await press(context, 'Share');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const SharingAndCopyingDenied = meta.story({
  beforeEach: () => {
    share.mockRejectedValue(refusal);
    writeText.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Share');
    await expectToast('Failed to copy receipt. Please copy manually.');
  },
});

export const ExplorerButtonDoesNothing = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await press(context, 'Verify on explorer');
    await expect(context.canvas.getByRole('button', { name: 'Verify on explorer' })).toBeEnabled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

const withReceipt = (parts: Partial<TransactionReceipt>) => ({
  render: () => (
    <AppShell>
      <TransactionReceiptScreen
        receipt={{ status: 'ready', value: { ...transactionReceipt, ...parts } }}
        onDownload={fn()}
        onShared={fn()}
        onHashCopied={fn()}
        onHashCopyFailed={fn()}
        onVerify={onVerify}
      />
    </AppShell>
  ),
});

export const WithMessage = meta.story({
  ...withReceipt({ message: 'کرایہ for November, as we agreed on the phone last week' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/as we agreed/)).toBeVisible();
  },
});

export const Pending = meta.story({
  ...withReceipt({ status: 'pending' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pending' })).toBeVisible();
  },
});

export const Failed = meta.story({
  ...withReceipt({ status: 'failed' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed' })).toBeVisible();
  },
});

export const UnknownStatusAndType = meta.story({
  ...withReceipt({ status: 'under_review', type: 'bill_payment' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Under review' })).toBeVisible();
    await expect(canvas.getByText('Bill payment')).toBeVisible();
  },
});

export const WithFee = meta.story({
  ...withReceipt({ amount: '24999.99', fee: '125.01' }),
  play: async (context) => {
    await expect(await getValue(context, 'Fee')).toHaveTextContent('Rs. 125.01');
    await expect(await getValue(context, 'Total')).toHaveTextContent('Rs. 25,125.00');
  },
});

export const InGold = meta.story({
  ...withReceipt({ currency: 'GOLD', amount: '2.5', fee: '0', type: 'gold_purchase' }),
  play: async (context) => {
    await expect(await getValue(context, 'Total')).toHaveTextContent('2.500 g');
  },
});

export const InvalidAmount = meta.story({
  ...withReceipt({ amount: 'n/a' }),
  play: async (context) => {
    await expect(await getValue(context, 'Total')).toHaveTextContent('–');
    await expect(await getValue(context, 'Fee')).toHaveTextContent('Rs. 0.00');
  },
});

export const LongTexts = meta.story({
  globals: { viewport: { value: 'narrow' } },
  ...withReceipt({
    id: `TXN-2025-${'8C41F07E'.repeat(6)}`,
    amount: '987654321098765.43',
    fee: '12345678901.05',
    from: 'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs',
    to: 'Hubert-Blaine-Wolfeschlegelsteinhausenbergerdorff Trading & Sons',
    description: 'House rent for November, December and January, together with the electricity',
  }),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const KeyboardNavigation = meta.story({
  tags: ['no-visual'],
  ...withReceipt({}),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('link', { name: 'Back' })).focus();
    for (const name of ['Copy Hash', 'Verify on explorer', 'Download PDF', 'Share']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
      if (name === 'Verify on explorer') await userEvent.keyboard('{Enter}');
    }
    await expect(onVerify).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
  },
});

export const WithoutContent = meta.story({
  tags: ['no-visual'],
  ...describeEmptyPage('Transaction Receipt', '/transactions'),
});

const findEntry = (description: string) =>
  createSampleLedger(FIXED_NOW).entries.findLast((entry) => entry.description === description)!;

const renderReceipt = (description: string) => ({
  render: () => (
    <PageStory path={`/transaction-receipt?id=${findEntry(description).id}`}>
      <TransactionReceiptPage />
    </PageStory>
  ),
});

async function getDetails({ canvas }: Pick<StoryContext, 'canvas'>) {
  const details = await canvas.findByRole('region', { name: 'Details' }, { timeout: 5000 });
  const terms = within(details).getAllByRole('term');
  const values = within(details).getAllByRole('definition');
  return Object.fromEntries(
    terms.map((term, index) => [term.textContent, values[index]?.textContent]),
  );
}

export const TransferSent = meta.story({
  ...renderReceipt('Sent to Bilal Hussain'),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(await getDetails(context)).toEqual({
      'Transaction ID': findEntry('Sent to Bilal Hussain').id,
      'Date and time': 'Nov 21, 2026, 2:25 PM',
      From: 'Cash account',
      To: 'Bilal Hussain',
      Description: 'Sent to Bilal Hussain',
      Verification: 'Verified',
      Amount: 'Rs. 2,500.00',
    });
    // The response has neither a fee nor a hash.
    await expect(canvas.queryByText('Blockchain Verification')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/transactions',
    );
  },
});

export const PendingDeposit = meta.story({
  ...renderReceipt('Deposit via Debit Card'),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Pending' })).toBeVisible();
    await expect(canvas.getByText('This transaction has not gone through yet.')).toBeVisible();
    await expect(await getDetails(context)).toMatchObject({
      From: 'Debit Card',
      To: 'Cash account',
      Verification: 'Not verified',
      Amount: 'Rs. 25,000.00',
    });
  },
});

export const FailedTransfer = meta.story({
  ...renderReceipt('Sent to Zainab Qureshi'),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Failed' })).toBeVisible();
    await expect(canvas.getByText('This transaction did not go through.')).toBeVisible();
    await expect(await getDetails(context)).toMatchObject({ Amount: 'Rs. 15,000.00' });
  },
});

export const GoldPurchase = meta.story({
  render: () => {
    const { id } = createSampleLedger(FIXED_NOW).entries.findLast(
      ({ type }) => type === 'gold_purchase',
    )!;
    return (
      <PageStory path={`/transaction-receipt?id=${id}`}>
        <TransactionReceiptPage />
      </PageStory>
    );
  },
  play: async (context) => {
    await expect(await getDetails(context)).toMatchObject({
      From: 'Pakistani Rupee',
      To: 'Gold',
      Amount: '0.630 g',
    });
  },
});

export const ForeignCurrency = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Khalid Rehman'),
  play: async (context) => {
    await expect(await getDetails(context)).toMatchObject({ Amount: 'SAR 67.50' });
  },
});

/** An unknown transaction type has no known direction, so there is neither From nor To. */
export const BillPayment = meta.story({
  ...renderReceipt(`Electricity bill, ${CITY}`),
  play: async (context) => {
    await expect(await context.canvas.findByText('Bill payment')).toBeVisible();
    const details = await getDetails(context);
    await expect(details).not.toHaveProperty('From');
    await expect(details).not.toHaveProperty('To');
  },
});

export const ReversedWithdrawal = meta.story({
  tags: ['no-visual'],
  render: () => {
    const { id } = createSampleLedger(FIXED_NOW).entries.find(
      ({ status }) => status === 'reversed',
    )!;
    return (
      <PageStory path={`/transaction-receipt?id=${id}`}>
        <TransactionReceiptPage />
      </PageStory>
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Reversed' })).toBeVisible();
    const details = await getDetails(context);
    await expect(details).toMatchObject({ From: 'Cash account' });
    await expect(details).not.toHaveProperty('To');
  },
});

export const HugeTransfer = meta.story({
  ...narrow,
  parameters: { ledger: createHugeLedger },
  render: () => (
    <PageStory path="/transaction-receipt?id=txn-0003">
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async (context) => {
    await expect(await getDetails(context)).toMatchObject({
      Amount: 'Rs. 123,456,789,012,345.67',
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TransactionShared = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Zainab Qureshi'),
  play: async (context) => {
    await getDetails(context);
    await press(context, 'Share');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const content = share.mock.lastCall?.[0] as ShareData;
    await expect(content.text).toBe(
      [
        'Transaction Receipt',
        'Status: Failed',
        `Transaction ID: ${findEntry('Sent to Zainab Qureshi').id}`,
        'Type: Sent',
        'Date and time: Nov 18, 2026, 3:30 PM',
        'From: Cash account',
        'To: Zainab Qureshi',
        'Amount: Rs. 15,000.00',
        'Description: Sent to Zainab Qureshi',
        'Verification: Not verified',
      ].join('\n'),
    );
  },
});

/** Creates a cache with the four rows of the Cash page and, optionally, additional fields from the server. */
function createReadCache(fields: { blockchainHash?: string } = {}) {
  const queryClient = createQueryClient();
  const { queryKey } = transactionsQuery(createApiClient(), { limit: 4 });
  const rows = getLatestEntries(createSampleLedger(FIXED_NOW), 4);
  queryClient.setQueryData(
    queryKey,
    rows.map((row) => ({ ...row, ...fields })),
  );
  return queryClient;
}

/** A server that records transactions on the blockchain returns a different hash for each. */
export const RecordedTransaction = meta.story({
  tags: ['no-visual'],
  render: () => (
    <PageStory
      path={`/transaction-receipt?id=${findEntry('Sent to Bilal Hussain').id}`}
      queryClient={createReadCache({ blockchainHash: '4xK9mPqR7v' })}
    >
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async (context) => {
    await expect(await context.canvas.findByText('4xK9mPqR7v')).toBeVisible();
    await press(context, 'Copy Hash');
    await expect(writeText).toHaveBeenCalledWith('4xK9mPqR7v');
  },
});

/** A cached list is used immediately, without a request. */
export const LoadedFromHistory = meta.story({
  tags: ['no-visual'],
  render: () => (
    <PageStory
      path={`/transaction-receipt?id=${findEntry('Sent to Bilal Hussain').id}`}
      queryClient={createReadCache()}
    >
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async ({ canvas, mount }) => {
    const requests = countRequests();
    await mount();
    await expect(canvas.getByText('Bilal Hussain')).toBeVisible();
    await expect(requests('/api/transactions')).toBe(0);
  },
});

export const Loading = meta.story({
  ...renderReceipt('Sent to Bilal Hussain'),
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', apiPatterns.transactions)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Loading/);
    for (const name of ['Download PDF', 'Share']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
  },
});

/** The receipt has the same position as its skeletons. */
export const StableLayoutOnLoad = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  play: async ({ canvas, mount, msw }) => {
    const history = stallGet(apiPatterns.transactions);
    msw.use(history.handler);
    await mount();
    const place = () => getOffsetTop(canvas.getByText('Details'));
    const before = await place();
    const height = document.documentElement.scrollHeight;
    history.release();
    await canvas.findByText('Bilal Hussain');
    await expect(await place()).toBeCloseTo(before, 0);
    await expect(document.documentElement.scrollHeight).toBe(height);
  },
});

const read = { path: '/api/transactions', failed: 'This receipt could not be loaded' };
const failing = describeFailingGets({
  gets: [read],
  retried: read,
  expectRest: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
});

export const ServerError = meta.story({
  ...renderReceipt('Sent to Bilal Hussain'),
  ...failing('serverError'),
});

export const Unauthorized = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  ...failing('unauthorized'),
});

export const Offline = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  ...failing('networkDown'),
});

export const MalformedResponse = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  ...failing('brokenJson'),
});

export const UnexpectedResponse = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  ...failing('wrongShape'),
});

export const Recovered = meta.story({
  tags: ['no-visual'],
  ...renderReceipt('Sent to Bilal Hussain'),
  play: describeRecoveredGets([read], async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeEnabled();
  }),
});

export const UnknownId = meta.story({
  render: () => (
    <PageStory path="/transaction-receipt?id=txn-9999">
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This receipt could not be found')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'View transactions' }));
    await expect(navigate).toHaveBeenLastCalledWith('/transactions', undefined);
  },
});

export const WithoutId = meta.story({
  tags: ['no-visual'],
  render: () => (
    <PageStory path="/transaction-receipt?id=">
      <TransactionReceiptPage />
    </PageStory>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This receipt could not be found')).toBeVisible();
  },
});
