import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { CLIPBOARD_FEEDBACK } from '@rad-wallet/ui/CopyButton';
import {
  TransactionReceiptScreen,
  type TransactionReceipt,
} from '@rad-wallet/ui/screens/transaction-receipt';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { transactionReceipt } from '../../apps/wallet/src/content/receipt';
import TransactionReceiptPage from '../../apps/wallet/src/pages/TransactionReceiptPage';
import { replaceClipboard } from '../support/clipboard';
import { holdTimers } from '../support/holdTimers';
import { PageStory } from '../support/PageStory';
import { replaceShare } from '../support/share';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const writeText = fn().mockName('writeText');
const share = fn().mockName('share');
const onVerify = fn().mockName('onVerify');

const meta = preview.meta({
  title: 'Pages/Transaction Receipt',
  component: TransactionReceiptPage,
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    share.mockReset().mockResolvedValue(undefined);
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

/** Some ICU versions put a narrow no-break space before AM and PM. */
const plainSpaces = (text: unknown) => String(text).replace(/\u202f/g, ' ');

async function press({ canvas, userEvent }: StoryContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** The value beside a term of the details. */
async function valueOf({ canvas }: Pick<StoryContext, 'canvas'>, term: string) {
  const details = within(await canvas.findByRole('region', { name: 'Details' }));
  return details.getByText(term).parentElement;
}

export const Completed = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Completed' })).toBeVisible();
    await expect(await valueOf(context, 'Transaction ID')).toHaveTextContent('TXN-2025-8C41F07E');
    await expect(await valueOf(context, 'Date and time')).toHaveTextContent(/Nov 19, 2025/);
    await expect(await valueOf(context, 'From')).toHaveTextContent('Ali Hassan');
    await expect(await valueOf(context, 'To')).toHaveTextContent('Fatima Ali');
    await expect(await valueOf(context, 'Amount')).toHaveTextContent('Rs. 25,000.00');
    await expect(await valueOf(context, 'Fee')).toHaveTextContent('Rs. 0.00');
    await expect(await valueOf(context, 'Total')).toHaveTextContent('Rs. 25,000.00');
    await expect(await valueOf(context, 'Description')).toHaveTextContent('House rent');
    await expect(canvas.getByText(transactionReceipt.blockchainHash)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/transactions',
    );
  },
});

export const HashCopied = meta.story({
  beforeEach: () => holdTimers(CLIPBOARD_FEEDBACK),
  play: async (context) => {
    await press(context, 'Copy Hash');
    await expectToast('Copied!');
    await expect(await context.canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(transactionReceipt.blockchainHash);
  },
});

export const ClipboardRefuses = meta.story({
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
  play: async (context) => {
    await press(context, 'Share');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const content = share.mock.lastCall?.[0] as ShareData;
    await expect(content.title).toBe('Transaction Receipt');
    await expect(plainSpaces(content.text)).toBe(sharedText);
    await expect(await context.canvas.findByRole('button', { name: 'Share' })).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const NoSharing = meta.story({
  beforeEach: () => replaceShare(undefined),
  play: async (context) => {
    await press(context, 'Share');
    await expectToast('Copied!');
    await expect(plainSpaces(writeText.mock.lastCall?.[0])).toBe(sharedText);
  },
});

export const SharingRefused = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(refusal);
  },
  play: async (context) => {
    await press(context, 'Share');
    await expectToast('Copied!');
    await expect(plainSpaces(writeText.mock.lastCall?.[0])).toBe(sharedText);
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
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

export const SharingAndCopyingRefused = meta.story({
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
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
});

/** The screen with another receipt than the sample. */
const withReceipt = (parts: Partial<TransactionReceipt>) => ({
  render: () => (
    <AppShell>
      <TransactionReceiptScreen
        receipt={{ ...transactionReceipt, ...parts }}
        onDownload={fn()}
        onShared={fn()}
        onHashCopied={fn()}
        onHashCopyFailed={fn()}
        onVerify={onVerify}
      />
    </AppShell>
  ),
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
    await expect(await valueOf(context, 'Fee')).toHaveTextContent('Rs. 125.01');
    await expect(await valueOf(context, 'Total')).toHaveTextContent('Rs. 25,125.00');
  },
});

export const InGold = meta.story({
  ...withReceipt({ currency: 'GOLD', amount: '2.5', fee: '0', type: 'gold_purchase' }),
  play: async (context) => {
    await expect(await valueOf(context, 'Total')).toHaveTextContent('2.500 g');
  },
});

export const UnreadableAmount = meta.story({
  ...withReceipt({ amount: 'n/a' }),
  play: async (context) => {
    await expect(await valueOf(context, 'Total')).toHaveTextContent('–');
    await expect(await valueOf(context, 'Fee')).toHaveTextContent('Rs. 0.00');
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

export const ByKeyboard = meta.story({
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
