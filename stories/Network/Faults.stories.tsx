import preview from '#.storybook/preview';
import {
  RESET,
  PANEL_CLOSED,
  PANEL_OPENED,
  FAULT_CHANGED,
  CALLS_UPDATED,
  type NetworkState,
} from '#.storybook/network/index';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import HomePage from '../../apps/wallet/src/features/home/HomePage';
import { PageStory } from '../support/PageStory';

const meta = preview.meta({
  title: 'Network/Faults',
  component: HomePage,
  // The failure stories of the pages have the screenshots.
  tags: ['no-visual'],
  render: () => (
    <PageStory path="/">
      <HomePage />
    </PageStory>
  ),
});

const failed = 'Your balance could not be loaded';

/** A toolbar setting injects a fault into all requests. */
export const WithToolbar = meta.story({
  globals: { network: 'serverError' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(await canvas.findByText('Your transactions could not be loaded')).toBeVisible();
  },
});

/** The panel lists requests, and injects a fault into the next call of one. */
export const WithPanel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Completed');
    const channel = addons.getChannel();
    let state: NetworkState | null = null;
    const update = (next: NetworkState) => {
      state = next;
    };
    channel.on(CALLS_UPDATED, update);
    channel.emit(PANEL_OPENED);
    const names = () => state?.calls.map(({ name }) => name).toSorted();
    const all = ['GET /api/accounts', 'GET /api/balances', 'GET /api/transactions?limit=10'];
    await expect(names()).toEqual(all);

    channel.emit(FAULT_CHANGED, { name: 'GET /api/balances', fault: { fault: 'networkDown' } });
    channel.emit(RESET);
    await expect(await canvas.findByText(failed)).toBeVisible();
    await canvas.findAllByText('Completed');
    await expect(names()).toEqual(all);

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(failed)).not.toBeInTheDocument());
    await waitFor(() =>
      expect(state?.calls.at(-1)).toMatchObject({ fault: null, outcome: { status: 200 } }),
    );
    channel.off(CALLS_UPDATED, update);
    channel.emit(PANEL_CLOSED);
  },
});
