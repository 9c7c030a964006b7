import preview from '#.storybook/preview';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { RequestPaymentScreen } from '@rad-wallet/ui/features/request-payment';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { paymentLink } from '@rad-wallet/mocks/samples';
import RequestPaymentPage from '../../apps/wallet/src/features/request-payment/RequestPaymentPage';
import { replaceClipboard, replaceShare } from '@rad-wallet/testing/user';
import { PageStory } from '../support/PageStory';
import { describeEmptyPage } from '../support/hostContent';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const writeText = fn().mockName('writeText');
const share = fn().mockName('share');

const meta = preview.meta({
  title: 'Pages/Request Payment',
  tags: ['area:send-and-receive'],
  component: RequestPaymentPage,
  subcomponents: { RequestPaymentScreen },
  parameters: { languages: { names: ['Lunch'] } },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    share.mockReset().mockResolvedValue(undefined);
    const restoreClipboard = replaceClipboard({ writeText });
    const restoreShare = replaceShare(share);
    return () => {
      restoreClipboard();
      restoreShare();
    };
  },
  render: () => (
    <PageStory path="/request-payment">
      <RequestPaymentPage />
    </PageStory>
  ),
});

const failText = 'Failed to copy link. Please copy manually.';

async function press({ canvas, userEvent }: StoryContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

export const Editing = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Currency/ })).toHaveTextContent('PKR');
    await expect(canvas.getByLabelText('Amount')).toHaveValue('5000');
    await expect(canvas.getByText(paymentLink)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/funds');
  },
});

export const LinkCopied = meta.story({
  play: async (context) => {
    await press(context, 'Copy Link');
    await expectToast('Link Copied');
    await expect(writeText).toHaveBeenCalledWith(paymentLink);
    await expect(share).not.toHaveBeenCalled();
  },
});

export const CopyDenied = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async (context) => {
    await press(context, 'Copy Link');
    await expectToast(failText);
  },
});

export const NoClipboard = meta.story({
  tags: ['no-visual'],
  beforeEach: () => replaceClipboard(undefined),
  play: async (context) => {
    await press(context, 'Copy Link');
    await expectToast('Copy Failed');
  },
});

export const LinkShared = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(/Description/), 'Lunch');
    await press(context, 'Share Link');
    await expectToast('Link Shared');
    await expect(share).toHaveBeenCalledWith({
      title: 'Payment request: 5000 PKR for Lunch',
      text: 'Please pay 5000 PKR for Lunch.',
      url: paymentLink,
    });
    await expect(writeText).not.toHaveBeenCalled();
  },
});

export const SharingUnavailable = meta.story({
  beforeEach: () => replaceShare(undefined),
  play: async (context) => {
    await press(context, 'Share Link');
    await expectToast('Link Copied');
    await expect(writeText).toHaveBeenCalledWith(paymentLink);
  },
});

export const SharingDenied = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
  },
  play: async (context) => {
    await press(context, 'Share Link');
    await expectToast('Link Copied');
    await expect(writeText).toHaveBeenCalledWith(paymentLink);
  },
});

export const SharingCancelled = meta.story({
  tags: ['no-visual'],
  beforeEach: () => {
    share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  },
  play: async (context) => {
    await press(context, 'Share Link');
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByRole('button', { name: 'Share Link' })).toBeEnabled();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
});

export const SharingAndClipboardUnavailable = meta.story({
  beforeEach: () => {
    const restoreShare = replaceShare(undefined);
    const restoreClipboard = replaceClipboard(undefined);
    return () => {
      restoreShare();
      restoreClipboard();
    };
  },
  play: async (context) => {
    await press(context, 'Share Link');
    await expectToast(failText);
  },
});

function parseDraft(open: { mock: { lastCall?: unknown[] } }) {
  const url = new URL(String(open.mock.lastCall?.[0]));
  return { protocol: url.protocol, ...Object.fromEntries(url.searchParams) };
}

export const EmailOpened = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const open = spyOn(window, 'open').mockImplementation(() => window);
    await userEvent.clear(await canvas.findByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '2,500.50');
    await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gold' }));
    await userEvent.type(canvas.getByLabelText(/Description/), 'Chai & samosa');
    await press(context, 'Send Email');
    await expectToast('Email Opened');
    await expect(parseDraft(open)).toEqual({
      protocol: 'mailto:',
      subject: 'Payment request: 2500.50 Gold for Chai & samosa',
      body: `Please pay 2500.50 Gold for Chai & samosa.\r\n\r\nPay here: ${paymentLink}`,
    });
  },
});

export const EmailWithoutDescription = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const open = spyOn(window, 'open').mockImplementation(() => window);
    await press(context, 'Send Email');
    await expectToast('Email Opened');
    await expect(parseDraft(open)).toEqual({
      protocol: 'mailto:',
      subject: 'Payment request: 5000 PKR',
      body: `Please pay 5000 PKR.\r\n\r\nPay here: ${paymentLink}`,
    });
  },
});

export const EmailNotOpened = meta.story({
  play: async (context) => {
    spyOn(window, 'open').mockImplementation(() => null);
    await press(context, 'Send Email');
    await expectToast('Email Not Opened');
  },
});

export const LongTexts = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <AppShell>
      <RequestPaymentScreen
        link={`${paymentLink}-${'0123456789'.repeat(8)}`}
        onOutcome={fn()}
        onEmail={fn()}
      />
    </AppShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    await userEvent.clear(canvas.getByLabelText('Amount'));
    await userEvent.type(canvas.getByLabelText('Amount'), '987654321098765.43');
  },
});

export const SharedByKeyboard = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Currency/ });
    canvas.getByLabelText(/Description/).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Link' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Email' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Share Link' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('Link Shared');
  },
});

export const WithoutContent = meta.story({
  tags: ['no-visual'],
  ...describeEmptyPage('Request Payment', '/funds'),
});
