import { profile } from '@rad-wallet/mocks/samples';
import preview, { navigate } from '#.storybook/preview';
import { requestMoneyPlan } from '@rad-wallet/testing/features/request-money';
import { expect, fn, waitFor } from 'storybook/test';
import RequestMoneyPage from '../../apps/wallet/src/features/request-money/RequestMoneyPage';
import { followPlan, replaceClipboard } from '@rad-wallet/testing/user';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { expectToast } from '../support/toast';

const writeText = fn().mockName('writeText');

const meta = preview.meta({
  title: 'Pages/Request Money',
  tags: ['area:send-and-receive'],
  component: RequestMoneyPage,
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return replaceClipboard({ writeText });
  },
  render: () => (
    <PageStory path="/request-money">
      <RequestMoneyPage />
    </PageStory>
  ),
});

export const Default = meta.story({ tags: ['screen'] });

export const ContactSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ahmed Khan/ }));
    await expect(canvas.getByText('From Ahmed Khan')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Send Request' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

// The link contains the storybook's host, so the flow's story has the screenshot instead.
export const RequestedThenCopied = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, requestMoneyPlan, 'enteringAmount');
    await userEvent.type(canvas.getByLabelText(/Amount/), '2,500.50');
    await userEvent.type(canvas.getByLabelText(/Reason/), 'Rent & repairs');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy Link' }));
    await expectToast('Link Copied');
    const link = new URL(writeText.mock.lastCall?.[0]);
    await expect(link.origin).toBe(window.location.origin);
    await expect(link.pathname).toBe('/send-money');
    await expect([...link.searchParams]).toEqual([
      ['target', profile.phone],
      ['amount', '2500.50'],
      ['message', 'Rent & repairs'],
    ]);
  },
});

export const NavigatesAfterRequest = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await followPlan(context, requestMoneyPlan, 'requested');
    await context.canvas.findByText('Request Sent');
    const sentAt = performance.now();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }), {
      timeout: 6000,
    });
    await expect(performance.now() - sentAt).toBeGreaterThan(3500);
  },
});

export const NavigatesImmediately = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await followPlan(context, requestMoneyPlan, 'completed');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }));
  },
});

export const NoContacts = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent contacts')).toBeVisible();
  },
});
