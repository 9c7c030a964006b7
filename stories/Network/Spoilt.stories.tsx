import preview from '#.storybook/preview';
import { BEGUN_ANEW, CLOSED, OPENED, STRUCK, TOLD, type Told } from '#.storybook/network/index';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import HomePage from '../../apps/wallet/src/pages/HomePage';
import { PageStory } from '../support/PageStory';

const meta = preview.meta({
  title: 'Network/Spoilt',
  component: HomePage,
  // They look as the stories of the page do in which the server fails.
  tags: ['no-visual'],
  render: () => (
    <PageStory path="/">
      <HomePage />
    </PageStory>
  ),
});

const failed = 'Your balance could not be loaded';

/** What the toolbar puts on it: every call fails. */
export const ByToolbar = meta.story({
  globals: { network: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(await canvas.findByText('Your transactions could not be loaded')).toBeVisible();
  },
});

/** What the panel does: it lists the calls, and spoils one of them alone when it is asked the next time. */
export const ByPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Completed');
    const channel = addons.getChannel();
    let told: Told | null = null;
    const hear = (next: Told) => {
      told = next;
    };
    channel.on(TOLD, hear);
    channel.emit(OPENED);
    const names = () => told?.calls.map(({ name }) => name).toSorted();
    const all = ['GET /api/accounts', 'GET /api/balances', 'GET /api/transactions?limit=10'];
    await expect(names()).toEqual(all);

    channel.emit(STRUCK, { name: 'GET /api/balances', strike: { fault: 'networkDown' } });
    channel.emit(BEGUN_ANEW);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await canvas.findAllByText('Completed');
    await expect(names()).toEqual(all);

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(failed)).not.toBeInTheDocument());
    await waitFor(() =>
      expect(told?.calls.at(-1)).toMatchObject({ fault: null, outcome: { status: 200 } }),
    );
    channel.off(TOLD, hear);
    channel.emit(CLOSED);
  },
});
