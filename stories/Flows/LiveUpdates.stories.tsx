import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Card } from '@rad-wallet/ui/Card';
import {
  liveUpdatesMachine,
  type FollowUpdatesInput,
  type LiveUpdate,
  type LiveUpdatesActor,
} from '@rad-wallet/ui/features/live-updates';
import { transactionHistoryMessages } from '@rad-wallet/ui/features/transactions';
import { useMessages } from '@rad-wallet/ui/messages';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { upload } from '@rad-wallet/ui/requests';
import { Screen } from '@rad-wallet/ui/Screen';
import { TransactionList } from '@rad-wallet/ui/TransactionList';
import type { WalletTransaction } from '@rad-wallet/ui/types';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { createFlowStories } from '../support/createFlowStories';
import { narrow } from '../support/layout';
import { expectToast } from '../support/toast';
import type { StoryContext } from '../support/types';

const getTimeBefore = (minutes: number) =>
  new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();

const deposit: WalletTransaction = {
  id: 'deposit',
  type: 'deposit',
  currency: 'PKR',
  amount: '25000',
  contact: 'Deposit via Meezan Bank',
  counterparty: 'Meezan Bank',
  status: 'pending',
  timestamp: getTimeBefore(5),
};

const received: WalletTransaction = {
  ...deposit,
  id: 'received',
  type: 'received',
  amount: '5000',
  contact: 'Received from Fatima Noor',
  counterparty: 'Fatima Noor',
  timestamp: getTimeBefore(12),
};

const sent: WalletTransaction = {
  ...deposit,
  id: 'sent',
  type: 'sent',
  amount: '1500',
  contact: 'Sent to Ahmed Khan',
  counterparty: 'Ahmed Khan',
  timestamp: getTimeBefore(65),
};

const withdrawal: WalletTransaction = {
  ...deposit,
  id: 'withdrawal',
  type: 'withdrawal',
  amount: '40000',
  contact: 'Withdrawal to bank account',
  counterparty: 'bank account',
  timestamp: getTimeBefore(180),
};

const pending = [deposit, received, sent, withdrawal];

/** A history that loads again with each update, like the wallet's. */
function History({ actor }: { actor: LiveUpdatesActor }) {
  const t = useMessages(transactionHistoryMessages);
  const settled = useSelector(actor, ({ context }) => context.settled);
  return (
    <AppShell>
      <Screen header={<PageHeader title={t('title')} backHref="/" />}>
        <Card padding="list">
          <TransactionList
            label={t('title')}
            transactions={pending.map((one) => settled[one.id]?.transaction ?? one)}
          />
        </Card>
      </Screen>
    </AppShell>
  );
}

const view = (actor: LiveUpdatesActor) => <History actor={actor} />;

const createUpdate = (transaction: WalletTransaction, status: string): LiveUpdate => ({
  id: `${transaction.id}:${status}`,
  occurredAt: FIXED_NOW.toISOString(),
  transaction: { ...transaction, status },
});

/** Sends an update like the server. */
let push: FollowUpdatesInput['onUpdate'] = () => {};

const { live, inState } = createFlowStories({
  machine: liveUpdatesMachine,
  live: liveUpdatesMachine.provide({
    actors: {
      followUpdates: upload<unknown, FollowUpdatesInput>(({ onOpen, onUpdate }) => {
        push = onUpdate;
        onOpen();
        return new Promise(() => {});
      }),
    },
  }),
  given: [{ type: 'wallet.shown' }],
  view,
});

const meta = preview.meta({
  title: 'Flows/Live Updates',
  component: TransactionList,
  parameters: { languages: { names: ['Ahmed Khan', 'Fatima Noor', 'Meezan Bank'] } },
});

/** Nothing tells whether the wallet is connected: a notice appears when a request gets no response. */
export const Paused = meta.story({ ...inState('paused'), tags: ['no-visual'] });
export const Connecting = meta.story({
  ...inState({ following: 'connecting' }),
  tags: ['no-visual'],
});
export const Live = meta.story(inState({ following: 'live' }));
export const LiveInUrdu = meta.story({
  ...inState({ following: 'live' }),
  globals: { language: 'ur' },
});
export const LiveInArabic = meta.story({
  ...inState({ following: 'live' }),
  globals: { language: 'ar' },
});
export const Steady = meta.story({ ...inState({ following: 'steady' }), tags: ['no-visual'] });
export const Waiting = meta.story({ ...inState('waiting'), tags: ['no-visual'] });

/** A story in which the server says what has become of a pending transaction, and repeats itself. */
const settling = (transaction: WalletTransaction, status: string, ...texts: string[]) => ({
  ...live({ following: 'live' }),
  play: async ({ canvas }: StoryContext) => {
    const before = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const update = createUpdate(transaction, status);
    push(update);
    push(update);
    await expectToast(...texts);
    const after = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(after.filter((text, index) => text !== before[index])).toHaveLength(1);
  },
});

const moneyArrived = settling(received, 'completed');
const transferNotCompleted = settling(sent, 'failed');

export const MoneyArrived = meta.story({
  ...settling(
    received,
    'completed',
    'Money Received',
    'Rs. 5,000.00 from Fatima Noor has been added to your balance.',
  ),
  tags: ['spoken'],
});
export const MoneyArrivedInUrdu = meta.story({ ...moneyArrived, globals: { language: 'ur' } });
export const MoneyArrivedInArabic = meta.story({ ...moneyArrived, globals: { language: 'ar' } });
export const MoneyArrivedNarrow = meta.story({ ...moneyArrived, ...narrow });

export const DepositArrived = meta.story({
  tags: ['translated'],
  ...settling(
    deposit,
    'completed',
    'Money Received',
    'Rs. 25,000.00 has been added to your balance.',
  ),
});
export const DepositNotArrived = meta.story({
  tags: ['translated'],
  ...settling(
    deposit,
    'failed',
    'Money Not Received',
    'Rs. 25,000.00 could not be added to your balance.',
  ),
});

export const TransferCompleted = meta.story({
  tags: ['translated'],
  ...settling(
    sent,
    'completed',
    'Transfer Completed',
    'Your transfer of Rs. 1,500.00 to Ahmed Khan is complete.',
  ),
});
export const TransferNotCompleted = meta.story(
  settling(
    sent,
    'failed',
    'Transfer Not Completed',
    'Your transfer of Rs. 1,500.00 to Ahmed Khan did not go through.',
  ),
);
export const TransferNotCompletedInUrdu = meta.story({
  ...transferNotCompleted,
  globals: { language: 'ur' },
});
export const TransferNotCompletedInArabic = meta.story({
  ...transferNotCompleted,
  globals: { language: 'ar' },
});

export const WithdrawalCompleted = meta.story({
  tags: ['translated'],
  ...settling(
    withdrawal,
    'completed',
    'Transaction Completed',
    'Your transaction of Rs. 40,000.00 is complete.',
  ),
});
export const WithdrawalNotCompleted = meta.story({
  tags: ['translated'],
  ...settling(
    withdrawal,
    'failed',
    'Transaction Not Completed',
    'Your transaction of Rs. 40,000.00 did not go through.',
  ),
});
