import preview from '#.storybook/preview';
import { API_PATHS, type WalletEvent } from '@rad-wallet/api';
import {
  apiPatterns,
  createHandlers,
  createMemoryStore,
  createSampleLedger,
  createSeedLedger,
  FIXED_NOW,
} from '@rad-wallet/mocks';
import { balances, scenarioSeeds } from '@rad-wallet/mocks/samples';
import { add } from '@rad-wallet/ui/format';
import { sse } from 'msw/sse';
import { expect, waitFor, within } from 'storybook/test';
import { followEvents } from '../../examples/host/followEvents';
import HomePage from '../../apps/wallet/src/features/home/HomePage';
import { LiveUpdates } from '../../apps/wallet/src/platform/live/LiveUpdates';
import { PageStory } from '../support/PageStory';
import { expectToast } from '../support/toast';
import type { MountContext } from '../support/types';

const pending = createSampleLedger(FIXED_NOW).entries.find(({ status }) => status === 'pending');
if (!pending) throw new Error('The sample history has no pending entry');

/** The ledger after the pending entry has been settled. */
const createSettledLedger = (status: 'completed' | 'failed') =>
  createSeedLedger({
    ...scenarioSeeds.sample,
    pkr: status === 'completed' ? add(balances.pkr, pending.amount) : balances.pkr,
    transactions: scenarioSeeds.sample.transactions.map((one) =>
      one.status === 'pending' ? { ...one, status } : one,
    ),
    now: FIXED_NOW,
  });

const meta = preview.meta({
  title: 'Pages/Live Updates',
  tags: ['area:overview'],
  component: LiveUpdates,
  args: {
    subscribe: (subscription, { signal }) => followEvents(API_PATHS.events, subscription, signal),
    isPrivate: () => true,
  },
  render: (props) => (
    <PageStory path="/">
      <HomePage />
      <LiveUpdates {...props} />
    </PageStory>
  ),
});

/** Settles the pending entry, and pushes the event twice. */
const settling = (status: 'completed' | 'failed', text: string, balance: string) => ({
  play: async ({ canvas, mount, msw }: MountContext) => {
    let push: (event: WalletEvent) => void = () => {};
    const connected = new Promise<void>((resolve) => {
      msw.use(
        sse(apiPatterns.events, ({ client }) => {
          push = (event) => client.send({ id: event.id, data: JSON.stringify(event) });
          resolve();
        }),
      );
    });
    await mount();
    const findRow = async () => {
      const list = await canvas.findByRole('list', { name: 'Recent Activity' });
      return within(list)
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(pending.description));
    };
    await expect(await findRow()).toHaveTextContent('Pending');
    await connected;
    msw.use(...createHandlers(createMemoryStore(createSettledLedger(status))));
    const event: WalletEvent = {
      type: 'transaction.settled',
      id: `${pending.id}:${status}`,
      occurredAt: FIXED_NOW.toISOString(),
      transaction: { ...pending, status, conversion: null, counterparty: 'Debit Card' },
    };
    push(event);
    push(event);
    await expectToast(text);
    await expect(await canvas.findByText(balance)).toBeVisible();
    await waitFor(async () => expect(await findRow()).not.toHaveTextContent('Pending'));
  },
});

export const MoneyArrives = meta.story({
  tags: ['screen'],
  ...settling('completed', 'Money Received', 'Rs. 736,875.00'),
});

export const MoneyDoesNotArrive = meta.story(
  settling('failed', 'Money Not Received', 'Rs. 711,875.00'),
);
