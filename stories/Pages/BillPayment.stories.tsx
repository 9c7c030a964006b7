import preview, { navigate } from '#.storybook/preview';
import { billPaymentPlan } from '@rad-wallet/testing/features/bill-payment';
import { expect, waitFor } from 'storybook/test';
import BillPaymentPage from '../../apps/wallet/src/features/bill-payment/BillPaymentPage';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { followPlan } from '@rad-wallet/testing/user';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Bill Payment',
  tags: ['area:transfer-and-pay'],
  component: BillPaymentPage,
  render: () => (
    <PageStory path="/bill-payment">
      <BillPaymentPage />
    </PageStory>
  ),
});

async function pay({ canvas, userEvent }: StoryContext) {
  await followPlan({ userEvent }, billPaymentPlan, 'paying');
  await canvas.findByRole('heading', { name: 'Bill Paid' }, { timeout: 5000 });
}

export const Default = meta.story({ tags: ['screen'] });

export const MissingInformation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mobile/ }));
    await canvas.findByRole('button', { name: /Provider/ }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Bill' }));
    await expectToast('Please fill in all required fields.');
  },
});

/** The wallet simulates the payment: it takes two seconds and is dated when the button was pressed. */
export const PaidInTwoSeconds = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const startedAt = performance.now();
    await pay(context);
    await expect(performance.now() - startedAt).toBeGreaterThan(1900);
    await expectToast('Payment successful!');
    await expect(context.canvas.getByText('Nov 21, 2026')).toBeInTheDocument();
  },
});

export const NavigatesToFunds = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await pay(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }));
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

export const NavigatesToFundsFromFirstStep = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/funds', { replace: true }));
  },
});

/** Without bills, the user selects a category. */
export const NoBills = meta.story({
  decorators: [withContent(emptyContent)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent bills')).toBeVisible();
    await expect(canvas.getByText('Choose a category to pay one')).toBeVisible();
  },
});
