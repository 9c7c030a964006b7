import preview, { navigate } from '#.storybook/preview';
import {
  apiPatterns,
  createEmptyLedger,
  createEveryKindLedger,
  faults,
  createHugeLedger,
  createSpentLedger,
} from '@rad-wallet/mocks';
import { HomeScreen } from '@rad-wallet/ui/features/home';
import { expect, screen, waitFor, within } from 'storybook/test';
import HomePage from '../../apps/wallet/src/features/home/HomePage';
import { GOLD, SILVER, walletBalances } from '../support/figures';
import { expectReceiptsByKeyboard, findLatestTransactions } from '../support/history';
import { getOffsetTop } from '../support/layout';
import { ComposedHome } from '../library/ComposedHome';
import { PageStory } from '../support/PageStory';
import {
  describeFailingGets,
  createHealthyHandlers,
  stallGet,
  describeRecoveredGets,
} from '../support/requests';
import type { StoryContext } from '../support/types';
import { unconnectedPaths } from '../support/unconnectedPaths';

const meta = preview.meta({
  title: 'Pages/Home',
  tags: ['area:overview'],
  component: HomePage,
  subcomponents: { HomeScreen },
  render: () => (
    <PageStory path="/">
      <HomePage />
    </PageStory>
  ),
});

const { accounts, balances, transactions } = apiPatterns;
const balanceFailed = 'Your balance could not be loaded';
const historyFailed = 'Your transactions could not be loaded';
const balanceRead = { path: '/api/balances', failed: balanceFailed };
const historyRead = { path: '/api/transactions?limit=10', failed: historyFailed };
const metalsFailed = 'Your gold and silver could not be loaded';

const tiles = [
  ['Cash', 'Send and receive', '/funds'],
  ['Convert/Exchange', 'Currency exchange', '/conversion'],
  ['Gifting', 'Send gifts', '/gift-contact'],
  ['Cards', 'Virtual & Physical', '/cards'],
  ['QR Payment', 'Scan or generate', '/qr-payment'],
  ['Bill Payment', 'Pay utilities', '/bill-payment'],
  ['Investment', 'Shariah funds', '/investment-marketplace'],
  ['Referral', 'Earn rewards', '/referral-program'],
] as const;

const balanceCard = ({ canvas }: StoryContext) =>
  within(canvas.getByRole('region', { name: 'Total Balance' }));

export const Loaded = meta.story({
  tags: ['screen'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Verified on Solana')).toBeVisible();
    await expect(await canvas.findByText(SILVER)).toBeVisible();
    await expect(balanceCard(context).getByText(GOLD)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(10);
    const links = within(canvas.getByRole('list', { name: 'Services' })).getAllByRole('link');
    for (const [index, [title, caption, path]] of tiles.entries()) {
      await expect(links[index]).toHaveAccessibleName(`${title} ${caption}`);
      await expect(links[index]).toHaveAttribute('href', path);
    }
  },
});

/** Services not offered by the wallet's server are omitted. */
export const FewServices = meta.story({
  parameters: unconnectedPaths,
  play: async (context) => {
    const { canvas } = context;
    await expect(await findLatestTransactions(context)).toHaveLength(10);
    const links = within(canvas.getByRole('list', { name: 'Services' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/funds',
      '/conversion',
      '/cards',
      '/referral-program',
    ]);
  },
});

/** Renders the example from the guide ‘Using the library’, and returns a check of its tiles and tabs. */
const createCustomTilesStory = (
  language: 'en' | 'ur' | 'ar',
  texts: { savings: string; savingsHint: string },
  cash: string,
) => ({
  globals: { language },
  render: () => (
    <ComposedHome
      texts={texts}
      balances={walletBalances}
      metals={{ status: 'ready', value: { SILVER: '250' } }}
      transactions={{ status: 'ready', value: [] }}
    />
  ),
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const [grid] = canvas.getAllByRole('list');
    const links = within(grid!).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/savings',
      '/funds',
      '/conversion',
      '/cards',
      '/qr-payment',
      '/bill-payment',
      '/investment-marketplace',
      '/referral-program',
    ]);
    await expect(links[0]).toHaveAccessibleName(`${texts.savings} ${texts.savingsHint}`);
    await expect(links[1]).toHaveAccessibleName(cash);
    const tabs = within(canvas.getByRole('navigation')).getAllByRole('link');
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/',
      '/savings',
      '/profile',
    ]);
    await expect(tabs[1]).toHaveAccessibleName(texts.savings);
    await expect(tabs[1]).toHaveAttribute('aria-current', 'page');
  },
});

/** An app's own tile and tab, between those of the wallet. docs/rules.md NAV-18. */
export const CustomTiles = meta.story(
  createCustomTilesStory(
    'en',
    { savings: 'Savings', savingsHint: 'Save every week' },
    'Cash Send and receive',
  ),
);

export const CustomTilesUrdu = meta.story(
  createCustomTilesStory(
    'ur',
    { savings: 'بچت', savingsHint: 'ہر ہفتے بچائیں' },
    'کیش بھیجیں اور وصول کریں',
  ),
);

export const CustomTilesArabic = meta.story(
  createCustomTilesStory(
    'ar',
    { savings: 'المدخرات', savingsHint: 'ادّخر كل أسبوع' },
    'النقد إرسال واستلام',
  ),
);

export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      faults.neverAnswers('get', balances),
      faults.neverAnswers('get', accounts),
      faults.neverAnswers('get', transactions),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Cash/ })).toBeVisible();
    await expect(canvas.queryByText('Verified on Solana')).not.toBeInTheDocument();
  },
});

export const SilverLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', accounts)),
  play: async (context) => {
    await expect(await context.canvas.findByText('Verified on Solana')).toBeVisible();
    await expect(balanceCard(context).getByRole('status')).toBeInTheDocument();
    await expect(balanceCard(context).queryByText(GOLD)).not.toBeInTheDocument();
  },
});

/** Content below the balance does not move when the balance loads. */
export const StableLayoutOnLoad = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, mount, msw }) => {
    const total = stallGet(balances);
    const metals = stallGet(accounts);
    const history = stallGet(transactions);
    msw.use(total.handler, metals.handler, history.handler);
    await mount();
    const place = () => getOffsetTop(canvas.getByText('Recent Activity'));
    const first = await place();

    total.release();
    await canvas.findByText('Verified on Solana');
    await expect(await place()).toBeCloseTo(first, 0);

    metals.release();
    await canvas.findByText(SILVER);
    await expect(await place()).toBeCloseTo(first, 0);

    history.release();
    await expect(await findLatestTransactions({ canvas })).toHaveLength(10);
    await expect(await place()).toBeCloseTo(first, 0);
  },
});

export const Empty = meta.story({
  parameters: { ledger: createEmptyLedger },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await expect(canvas.getByText('Your transactions will appear here')).toBeVisible();
    await waitFor(() => expect(balanceCard(context).getAllByText('0.0 g')).toHaveLength(2));
    await expect(canvas.queryByText('Verified on Solana')).not.toBeInTheDocument();
  },
});

export const ZeroBalance = meta.story({
  parameters: { ledger: createSpentLedger },
  play: async (context) => {
    await expect(await context.canvas.findByText('Sent to Bilal Hussain')).toBeVisible();
    await waitFor(() => expect(balanceCard(context).getAllByText('0.0 g')).toHaveLength(2));
    await expect(context.canvas.queryByText('Verified on Solana')).not.toBeInTheDocument();
  },
});

export const EveryKindOfTransaction = meta.story({
  parameters: { ledger: createEveryKindLedger },
  play: async (context) => {
    await expect(await context.canvas.findByText('An entry of type bill_payment')).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(10);
  },
});

export const HugeBalance = meta.story({
  parameters: { ledger: createHugeLedger },
  play: async (context) => {
    await expect(await context.canvas.findByText('Verified on Solana')).toBeVisible();
    await waitFor(() => expect(balanceCard(context).getByText('1,234,567.9 g')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BalanceLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', balances)),
  play: async (context) => {
    await expect(await context.canvas.findByText(balanceFailed)).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(10);
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const TransactionsLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', transactions)),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(historyFailed)).toBeVisible();
    await expect(await canvas.findByText(SILVER)).toBeVisible();
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const SilverLoadError = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', accounts)),
  play: async (context) => {
    await expect(await context.canvas.findByText(metalsFailed)).toBeVisible();
    await expect(context.canvas.getByText('Verified on Solana')).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(10);
  },
});

export const SilverRecovered = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', accounts)),
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await canvas.findByText(metalsFailed);
    msw.use(...createHealthyHandlers());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(SILVER)).toBeVisible();
    await expect(canvas.queryByText(metalsFailed)).not.toBeInTheDocument();
  },
});

const failing = describeFailingGets({
  gets: [balanceRead, historyRead],
  retried: balanceRead,
  expectRest: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Cash/ })).toBeVisible();
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
    await expect(await canvas.findByText('Verified on Solana')).toBeVisible();
    await expect(await canvas.findByText('Sent to Bilal Hussain')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }),
});

export const TileKeyboardNavigation = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const services = within(canvas.getByRole('list', { name: 'Services' }));
    await canvas.findByText(SILVER);
    await findLatestTransactions({ canvas });
    await userEvent.tab();
    await expect(canvas.getByText('Skip to content')).toHaveFocus();
    for (const name of ['Insights', 'Hide balances']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    for (const [title, , path] of tiles) {
      await userEvent.tab();
      await expect(services.getByText(title).closest('a')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenLastCalledWith(path, undefined);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/transactions', undefined);
    await expectReceiptsByKeyboard({ canvas, userEvent }, 10);
  },
});

const menus = {
  Deposit: [
    ['Bank Deposit', '/bank-deposit'],
    ['Crypto Deposit', '/crypto-deposit'],
    ['Card Payment', '/card-payment'],
    ['Mobile Banking', '/bank-deposit'],
  ],
  Withdraw: [
    ['Crypto Transfer', '/bank-transfer'],
    ['Bank Transfer', '/bank-transfer'],
    ['Send to Wallet', '/send-wallet'],
  ],
} as const;

async function openMenu({ canvas, userEvent }: StoryContext, name: keyof typeof menus) {
  const bar = within(canvas.getByRole('navigation'));
  const add = bar.queryByLabelText('Add');
  if (add) await userEvent.click(add);
  await waitFor(() =>
    expect(bar.getByText(name).closest('button')).toHaveAttribute('aria-haspopup'),
  );
  await userEvent.click(bar.getByText(name));
  return within(await screen.findByRole('menu'));
}

export const MenuLinks = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    for (const name of ['Deposit', 'Withdraw'] as const) {
      for (const [label, path] of menus[name]) {
        const menu = await openMenu(context, name);
        await context.userEvent.click(menu.getByRole('menuitem', { name: label }));
        await waitFor(() => expect(navigate).toHaveBeenLastCalledWith(path, undefined));
        await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
        navigate.mockClear();
      }
    }
  },
});
