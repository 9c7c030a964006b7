import preview, { navigate } from '#.storybook/preview';
import {
  apiPatterns,
  createEmptyLedger,
  faults,
  createHugeLedger,
  createSpentLedger,
} from '@rad-wallet/mocks';
import { dailyLimit } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { Badge } from '@rad-wallet/ui/Badge';
import {
  defaultAddOptions,
  defaultWithdrawOptions,
  FundsScreen,
} from '@rad-wallet/ui/features/funds';
import { Store } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import FundsPage from '../../apps/wallet/src/features/funds/FundsPage';
import { CASH, CASH_INTEGER_PART } from '../support/figures';
import { expectReceiptsByKeyboard, findLatestTransactions } from '../support/history';
import { getOffsetTop } from '../support/layout';
import { PageStory } from '../support/PageStory';
import { describeFailingGets, stallGet, describeRecoveredGets } from '../support/requests';
import { unconnectedPaths } from '../support/unconnectedPaths';

const meta = preview.meta({
  title: 'Pages/Funds',
  tags: ['area:overview'],
  component: FundsPage,
  subcomponents: { FundsScreen },
  render: () => (
    <PageStory path="/funds">
      <FundsPage />
    </PageStory>
  ),
});

const NOT_CHARGED = 'Fees are shown, but not charged yet';

const { balances, transactions } = apiPatterns;
const balanceFailed = 'Your balance could not be loaded';
const historyFailed = 'Your transactions could not be loaded';
const balanceRead = { path: '/api/balances', failed: balanceFailed };
const historyRead = { path: '/api/transactions?limit=4', failed: historyFailed };

const options = {
  'Add Money': [
    ['Bank Deposit', 'Free', '/bank-deposit'],
    ['Card Payment', '1.5%', '/card-payment'],
    ['Crypto Deposit', 'Network fees', '/crypto-deposit'],
    ['Request Payment', 'Free', '/request-payment'],
  ],
  'Withdraw Money': [
    ['Crypto Transfer', 'Network fees', '/crypto-transfer'],
    ['Bank Transfer', '1-2 business days Free', '/bank-transfer'],
    ['Send to Wallet', 'Free', '/send-wallet'],
  ],
} as const;

export const Loaded = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    const available = within(await canvas.findByRole('region', { name: 'Available Balance' }));
    await waitFor(() =>
      expect(available.getByText(CASH_INTEGER_PART).closest('[translate]')).toHaveTextContent(CASH),
    );
    await expect(available.getByText('Instantly available for transfer')).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(4);

    for (const [section, rows] of Object.entries(options)) {
      const links = within(canvas.getByRole('region', { name: section })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        rows.map(([, , path]) => path),
      );
      for (const [index, [title, fee]] of rows.entries()) {
        await expect(links[index]).toHaveAccessibleName(new RegExp(`^${title} .*${fee}$`));
      }
    }
    for (const guideline of [/PKR 500,000/, /instant/, /Shariah-compliant/, /24\/7/, NOT_CHARGED]) {
      await expect(
        within(
          canvas.getByRole('heading', { name: 'Transfer Guidelines' }).parentElement!,
        ).getByText(guideline),
      ).toBeVisible();
    }
  },
});

/** Services not offered by the wallet's server are omitted, here and in the menus of the bottom bar. */
export const FewServices = meta.story({
  parameters: unconnectedPaths,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await findLatestTransactions(context)).toHaveLength(4);
    await expect(canvas.getByRole('region', { name: 'Add Money' })).toBeVisible();
    for (const name of ['Withdraw Money', 'Withdraw']) {
      await expect(canvas.queryByText(name)).not.toBeInTheDocument();
    }
    await expect(canvas.queryByRole('link', { name: 'Request Money' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveAttribute('aria-haspopup'),
      { timeout: 10_000 },
    );
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  },
});

/** Options in a custom order, with one of the app's own, and without crypto. docs/rules.md NAV-18. */
export const CustomOptions = meta.story({
  render: () => (
    <AppShell>
      <FundsScreen
        available={{ status: 'ready', value: '711875.00' }}
        transactions={{ status: 'ready', value: [] }}
        dailyLimit={dailyLimit}
        addOptions={[
          {
            id: 'agent',
            icon: Store,
            label: 'Cash at a shop',
            description: 'At 2,000 shops near you',
            href: '/shops',
            trailing: <Badge>Rs. 20</Badge>,
          },
          ...defaultAddOptions.filter(({ id }) => id !== 'cryptoDeposit'),
        ]}
        withdrawOptions={defaultWithdrawOptions
          .filter(({ id }) => id !== 'cryptoTransfer')
          .toReversed()}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const getLinks = (name: string) =>
      within(canvas.getByRole('region', { name })).getAllByRole('link');
    const [add, withdraw] = ['Add Money', 'Withdraw Money'].map(getLinks);
    await expect(add?.map((link) => link.getAttribute('href'))).toEqual([
      '/shops',
      '/bank-deposit',
      '/card-payment',
      '/request-payment',
    ]);
    await expect(add?.[0]).toHaveAccessibleName('Cash at a shop At 2,000 shops near you Rs. 20');
    await expect(withdraw?.map((link) => link.getAttribute('href'))).toEqual([
      '/send-wallet',
      '/bank-transfer',
    ]);
  },
});

/** An app that charges the displayed fees. */
export const FeesCharged = meta.story({
  tags: ['no-visual'],
  render: () => (
    <AppShell>
      <FundsScreen
        available={{ status: 'ready', value: '1500' }}
        transactions={{ status: 'ready', value: [] }}
        dailyLimit={dailyLimit}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.5%')).toBeVisible();
    await expect(canvas.queryByText(NOT_CHARGED)).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(faults.neverAnswers('get', balances), faults.neverAnswers('get', transactions)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByText('Instantly available for transfer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send Money' })).toBeVisible();
  },
});

/** Content below the balance does not move when the balance loads. */
export const StableLayoutOnLoad = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, msw }) => {
    const available = stallGet(balances);
    const history = stallGet(transactions);
    msw.use(available.handler, history.handler);
    await mount();
    const place = () => getOffsetTop(canvas.getByText('Recent Activity'));
    const first = await place();

    available.release();
    await canvas.findByText(CASH_INTEGER_PART);
    await expect(await place()).toBeCloseTo(first, 0);

    history.release();
    await expect(await findLatestTransactions({ canvas })).toHaveLength(4);
    await expect(await place()).toBeCloseTo(first, 0);
  },
});

export const Empty = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    const available = within(canvas.getByRole('region', { name: 'Available Balance' }));
    await waitFor(() =>
      expect(available.getByText(/^0/).closest('[translate]')).toHaveTextContent('Rs. 0.00'),
    );
  },
});

export const ZeroBalance = meta.story({
  parameters: { ledger: createSpentLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sent to Bilal Hussain')).toBeVisible();
    const available = within(canvas.getByRole('region', { name: 'Available Balance' }));
    await waitFor(() =>
      expect(available.getByText(/^0/).closest('[translate]')).toHaveTextContent('Rs. 0.00'),
    );
  },
});

export const HugeBalance = meta.story({
  parameters: { ledger: createHugeLedger },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/987,654,321,098,765/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BalanceLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', balances)),
  play: async (context) => {
    await expect(await context.canvas.findByText(balanceFailed)).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(4);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const TransactionsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(historyFailed)).toBeVisible();
    await expect(await canvas.findByText(CASH_INTEGER_PART)).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

const failing = describeFailingGets({
  gets: [balanceRead, historyRead],
  retried: historyRead,
  expectRest: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send Money' })).toBeVisible();
  },
});

export const ServerError = meta.story({ ...failing('serverError'), tags: ['no-visual'] });
export const ServerErrorWithoutReason = meta.story({
  ...failing('serverErrorEmpty'),
  tags: ['no-visual'],
});
export const Unauthorized = meta.story({ ...failing('unauthorized'), tags: ['no-visual'] });
export const Offline = meta.story(failing('networkDown'));
export const MalformedResponse = meta.story({ ...failing('brokenJson'), tags: ['no-visual'] });
export const UnexpectedResponse = meta.story({ ...failing('wrongShape'), tags: ['no-visual'] });

export const Recovered = meta.story({
  tags: ['no-visual'],
  play: describeRecoveredGets([balanceRead, historyRead], async ({ canvas }) => {
    await expect(await canvas.findByText(CASH_INTEGER_PART)).toBeVisible();
    await expect(await canvas.findByText('Sent to Bilal Hussain')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }),
});

export const LinkKeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const press = async (path?: string) => {
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenLastCalledWith(path, undefined);
    };
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Back')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide balances' })).toHaveFocus();
    const links = [
      ['Send Money', '/send-money'],
      ['Request Money', '/request-money'],
      ...Object.values(options).flatMap((rows) => rows.map(([title, , path]) => [title, path])),
      ['View all', '/transactions'],
    ];
    for (const [text = '', path] of links) {
      await userEvent.tab();
      await expect(canvas.getByText(text).closest('a')).toHaveFocus();
      await press(path);
    }
    await expectReceiptsByKeyboard({ canvas, userEvent }, 4);
  },
});
