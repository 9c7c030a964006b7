import preview, { navigate } from '#.storybook/preview';
import { investmentPlan } from '@rad-wallet/testing/features/investment';
import { expect, waitFor } from 'storybook/test';
import InvestmentPage from '../../apps/wallet/src/features/investment/InvestmentPage';
import { PageStory } from '../support/PageStory';
import { followPlan } from '@rad-wallet/testing/user';

const meta = preview.meta({
  title: 'Pages/Investment',
  tags: ['area:invest-and-earn'],
  component: InvestmentPage,
  render: () => (
    <PageStory path="/investment-marketplace">
      <InvestmentPage />
    </PageStory>
  ),
});

export const Default = meta.story({ tags: ['screen'] });

export const FundOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Islamic Growth Fund/ }));
    await expect(
      await canvas.findByRole('heading', { name: 'Islamic Growth Fund' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Rs. 142.30')).toBeInTheDocument();
  },
});

export const InvestedInTwoSeconds = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await followPlan({ userEvent }, investmentPlan, 'processing', {
      'amount.changed': { amount: '500' },
    });
    const startedAt = performance.now();
    await canvas.findByRole('heading', { name: 'Investment successful' }, { timeout: 4000 });
    await expect(performance.now() - startedAt).toBeGreaterThan(1500);
    await expect(canvas.getByText('4.75')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await canvas.findByRole('heading', { name: 'Investment Marketplace' });
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const NavigatesHome = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/', { replace: true }));
  },
});
