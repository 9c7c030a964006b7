import preview from '#.storybook/preview';
import {
  createHandlers,
  createMemoryStore,
  createSampleLedger,
  createSeedLedger,
  FIXED_NOW,
} from '@rad-wallet/mocks';
import { scenarioSeeds } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { HomeScreen } from '@rad-wallet/ui/features/home';
import { InboxButton, InboxSheet, type InboxSheetProps } from '@rad-wallet/ui/features/inbox';
import { refreshWallet, createQueryClient } from '@rad-wallet/api';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { WalletInbox } from '../../apps/wallet/src/platform/live/WalletInbox';
import { INBOX_KEY } from '../../apps/wallet/src/platform/live/storedInbox';
import { walletBalances } from '../support/figures';
import { narrow } from '../support/layout';
import { PageStory } from '../support/PageStory';
import type { MountContext } from '../support/types';

const meta = preview.meta({
  title: 'Pages/Inbox',
  tags: ['area:overview'],
  component: InboxSheet,
  subcomponents: { InboxButton },
  parameters: { languages: { names: ['Fatima Noor', 'Meezan Bank'] } },
});

const getTimeBefore = (hours: number) =>
  new Date(FIXED_NOW.getTime() - hours * 3_600_000).toISOString();

const arrived: WalletTransaction = {
  id: 'arrived',
  type: 'received',
  currency: 'PKR',
  amount: '5000',
  contact: 'Received from Fatima Noor',
  counterparty: 'Fatima Noor',
  status: 'completed',
  timestamp: getTimeBefore(2),
};

const settled: readonly WalletTransaction[] = [
  arrived,
  {
    ...arrived,
    id: 'deposit',
    type: 'deposit',
    amount: '25000',
    contact: 'Deposit via Meezan Bank',
    counterparty: 'Meezan Bank',
    timestamp: getTimeBefore(7),
  },
  {
    ...arrived,
    id: 'withdrawal',
    type: 'withdrawal',
    amount: '40000',
    contact: 'Withdrawal to bank account',
    counterparty: 'bank account',
    status: 'failed',
    timestamp: getTimeBefore(30),
  },
];

interface HomeProps {
  unread?: number;
  transactions?: InboxSheetProps['transactions'];
  startsOpen?: boolean;
}

const ready = { status: 'ready', value: settled } as const;

/** Home, whose sheet opens and closes as in the wallet. */
function Home({ unread = 0, transactions = ready, startsOpen = false }: HomeProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <AppShell>
      <HomeScreen
        balances={walletBalances}
        transactions={ready}
        trailing={<InboxButton unread={unread} onPress={() => setOpen(true)} />}
      />
      <InboxSheet
        transactions={transactions}
        getHref={({ id }) => `/transaction-receipt?id=${id}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </AppShell>
  );
}

const findSheet = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

export const NothingNew = meta.story({
  tags: ['translated'],
  render: () => <Home />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const { getByRole } = await findSheet();
    await userEvent.click(getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus(),
    );
  },
});

export const New = meta.story({
  tags: ['translated'],
  render: () => <Home unread={2} />,
});

export const ManyNew = meta.story({
  tags: ['translated'],
  render: () => <Home unread={12} />,
  ...narrow,
});

export const Opened = meta.story({
  tags: ['screen'],
  render: () => <Home startsOpen />,
  play: async () => {
    const links = (await findSheet()).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      settled.map(({ id }) => `/transaction-receipt?id=${id}`),
    );
  },
});

/** English only: translated screenshots of `Opened` are as narrow. */
export const OpenedNarrow = meta.story({
  render: () => <Home startsOpen />,
  ...narrow,
});

export const Empty = meta.story({
  tags: ['translated'],
  render: () => <Home startsOpen transactions={{ status: 'ready', value: [] }} />,
  play: async () => {
    await expect((await findSheet()).getByText('No notifications yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['translated'],
  render: () => <Home startsOpen transactions={{ status: 'loading' }} />,
  play: async () => {
    await expect((await findSheet()).getByRole('status')).toHaveTextContent(/Loading/);
  },
});

const retry = fn().mockName('retry');

export const LoadingFailed = meta.story({
  tags: ['translated'],
  beforeEach: () => void retry.mockReset(),
  render: () => <Home startsOpen transactions={{ status: 'error', retry }} />,
  play: async ({ userEvent }) => {
    const { getByText, getByRole } = await findSheet();
    await expect(getByText('Your notifications could not be loaded')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

const pending = createSampleLedger(FIXED_NOW).entries.find(({ status }) => status === 'pending');

/** The sample wallet after its pending deposit has arrived. */
const createLaterLedger = () =>
  createSeedLedger({
    ...scenarioSeeds.sample,
    transactions: scenarioSeeds.sample.transactions.map((one) =>
      one.status === 'pending' ? { ...one, status: 'completed' } : one,
    ),
    now: FIXED_NOW,
  });

const queryClient = createQueryClient();

/** A deposit that arrives while the wallet is not shown is new until the sheet is opened. */
export const InTheWallet = meta.story({
  tags: ['no-visual'],
  beforeEach: () => () => {
    queryClient.clear();
    localStorage.removeItem(INBOX_KEY);
  },
  render: () => (
    <PageStory path="/" queryClient={queryClient}>
      <HomeScreen
        balances={walletBalances}
        transactions={ready}
        trailing={<WalletInbox getHref={({ id }) => `/transaction-receipt?id=${id}`} />}
      />
    </PageStory>
  ),
  play: async ({ canvas, userEvent, msw }: Pick<MountContext, 'canvas' | 'userEvent' | 'msw'>) => {
    await waitFor(() => expect(localStorage.getItem(INBOX_KEY)).toContain(pending?.id));
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
    msw.use(...createHandlers(createMemoryStore(createLaterLedger())));
    await refreshWallet(queryClient);
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 1 new' }));
    const { findByRole, getByRole, getAllByRole } = await findSheet();
    await expect(
      await findByRole('link', { name: /Deposit via Debit Card.*Completed/ }),
    ).toBeVisible();
    await expect(getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus(),
    );
  },
});
