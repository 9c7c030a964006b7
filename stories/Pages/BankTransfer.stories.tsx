import preview, { navigate } from '#.storybook/preview';
import { bankTransferPlan } from '@rad-wallet/testing/features/bank-transfer';
import { expect, screen, waitFor } from 'storybook/test';
import BankTransferPage from '../../apps/wallet/src/features/bank-transfer/BankTransferPage';
import { PageStory } from '../support/PageStory';
import { withContent, emptyContent } from '../support/hostContent';
import { followPlan } from '@rad-wallet/testing/user';

const meta = preview.meta({
  title: 'Pages/Bank Transfer',
  tags: ['area:transfer-and-pay'],
  component: BankTransferPage,
  render: () => (
    <PageStory path="/bank-transfer">
      <BankTransferPage />
    </PageStory>
  ),
});

export const CountrySelected = meta.story({
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bahrain/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /BBK/ })).toBeVisible());
  },
});

export const NavigatesHomeAfterOk = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    await followPlan(context, bankTransferPlan, 'announced');
    await screen.findByRole('alertdialog', { name: 'Transfer submitted' }, { timeout: 10_000 });
    await expect(navigate).not.toHaveBeenCalled();
    await context.userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
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

/** The owner's name is not available. */
export const UnknownAccountHolder = meta.story({
  tags: ['no-visual'],
  decorators: [withContent(emptyContent)],
  play: async (context) => {
    const { canvas } = context;
    await followPlan(context, bankTransferPlan, 'confirming');
    await expect(await canvas.findByText('Account Holder')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});
