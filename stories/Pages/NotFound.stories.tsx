import preview, { navigate } from '#.storybook/preview';
import { NotFoundScreen } from '@rad-wallet/ui/features/not-found';
import { NothingYetScreen } from '@rad-wallet/ui/features/nothing-yet';
import { expect } from 'storybook/test';
import NotFoundPage from '../../apps/wallet/src/features/not-found/NotFoundPage';
import { PageStory } from '../support/PageStory';

const meta = preview.meta({
  title: 'Pages/Not Found',
  tags: ['area:way-in'],
  component: NotFoundPage,
  subcomponents: { NotFoundScreen, NothingYetScreen },
  render: () => (
    <PageStory path="/no-such-page">
      <NotFoundPage />
    </PageStory>
  ),
});

export const UnknownPath = meta.story({
  tags: ['screen'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Wallet' }));
    await expect(navigate).toHaveBeenCalledWith('/', undefined);
  },
});

/** The path of a service not offered by the wallet's server. */
export const NotOffered = meta.story({
  render: () => (
    <PageStory path="/bill-payment">
      <NotFoundPage />
    </PageStory>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Available' })).toBeVisible();
    await expect(canvas.getByText('This wallet does not offer this service.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Wallet' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
});
