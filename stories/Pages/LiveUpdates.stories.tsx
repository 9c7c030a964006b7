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
import type { Subscribe, Subscription } from '../../apps/wallet/src/platform/live/subscribe';
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

/** A host that pushes without a request, as over its own WebSocket. */
let connection: Subscription | null = null;
const subscribe: Subscribe = (subscription, { signal }) => {
  connection = subscription;
  subscription.onOpen();
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      connection = null;
      reject(signal.reason as Error);
    });
  });
};
const pushThroughHost = async (event: WalletEvent) => {
  await waitFor(() => expect(connection).not.toBeNull());
  connection?.onEvent(event);
};

const meta = preview.meta({
  title: 'Pages/Live Updates',
  // The component has no view, so that there is no documentation of it.
  tags: ['area:overview', '!manifest'],
  component: LiveUpdates,
  args: { subscribe, isPrivate: () => true },
  render: (props) => (
    <PageStory path="/">
      <HomePage />
      <LiveUpdates {...props} />
    </PageStory>
  ),
});

type Settled = 'completed' | 'failed';

/** Settles the pending entry, and pushes the event twice. */
const settle = async (
  { canvas, msw }: Pick<MountContext, 'canvas' | 'msw'>,
  { status, text, balance }: { status: Settled; text: string; balance: string },
  push: (event: WalletEvent) => Promise<void> = pushThroughHost,
) => {
  const findRow = async () => {
    const list = await canvas.findByRole('list', { name: 'Recent Activity' });
    return within(list)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(pending.description));
  };
  await expect(await findRow()).toHaveTextContent('Pending');
  msw.use(...createHandlers(createMemoryStore(createSettledLedger(status))));
  const event: WalletEvent = {
    type: 'transaction.settled',
    id: `${pending.id}:${status}`,
    occurredAt: FIXED_NOW.toISOString(),
    transaction: {
      ...pending,
      status,
      conversion: null,
      counterparty: 'Debit Card',
      isReversal: false,
    },
  };
  await push(event);
  await push(event);
  await expectToast(text);
  await expect(await canvas.findByText(balance)).toBeVisible();
  await waitFor(async () => expect(await findRow()).not.toHaveTextContent('Pending'));
};

const arrived = {
  status: 'completed',
  text: 'Money Received',
  balance: 'Rs. 736,875.00',
} as const;

export const MoneyArrives = meta.story({
  tags: ['screen'],
  play: (context) => settle(context, arrived),
});

export const MoneyDoesNotArrive = meta.story({
  tags: ['translated'],
  play: (context) =>
    settle(context, { status: 'failed', text: 'Money Not Received', balance: 'Rs. 711,875.00' }),
});

/** WebKit cannot transfer a stream from MSW to its worker, so that it would get the events when the stream ends. */
export const OverServerSentEvents = meta.story({
  tags: ['no-visual'],
  args: {
    subscribe: (subscription, { signal }) => followEvents(API_PATHS.events, subscription, signal),
  },
  play: async ({ canvas, mount, msw }: MountContext) => {
    let send: (event: WalletEvent) => void = () => {};
    const connected = new Promise<void>((resolve) => {
      msw.use(
        sse(apiPatterns.events, ({ client }) => {
          send = (event) => client.send({ id: event.id, data: JSON.stringify(event) });
          resolve();
        }),
      );
    });
    await mount();
    await settle({ canvas, msw }, arrived, async (event) => {
      await connected;
      send(event);
    });
  },
});
