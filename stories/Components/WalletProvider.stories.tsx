import preview, { navigate } from '#.storybook/preview';
import { contacts, holdings } from '@rad-wallet/mocks/samples';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { SendMoneyFlow, sendMoneyMachine } from '@rad-wallet/ui/features/send-money';
import { defineTexts } from '@rad-wallet/ui/messages';
import { en } from '@rad-wallet/ui/messages/en';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { WalletProvider, type WalletHrefs } from '@rad-wallet/ui/provider';
import { HomeScreen } from '@rad-wallet/ui/features/home';
import { Screen } from '@rad-wallet/ui/Screen';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { walletBalances } from '../support/figures';
import { FlowStory } from '../support/FlowStory';
import { money } from '../support/money';

const meta = preview.meta({
  title: 'Components/WalletProvider',
  component: WalletProvider,
  args: { money, messages: en, children: null },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
});

const hrefs: Partial<WalletHrefs> = {
  funds: '/money',
  history: '/money/activity',
  gift: '/shop/gifts?from=wallet',
  investment: 'https://invest.example/funds',
  bankDeposit: '/money/add/bank',
  profile: '/me',
};

/** Links use the app's custom paths, and the matching tab is active. */
export const CustomPaths = meta.story({
  args: {
    hrefs,
    navigate,
    children: (
      <AppShell bar={<BottomBar path="/money" />}>
        <HomeScreen
          balances={walletBalances}
          metals={{ status: 'ready', value: { SILVER: holdings.SILVER } }}
          transactions={{ status: 'ready', value: [] }}
        />
      </AppShell>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const href = (name: string | RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href(/^Cash/)).toBe('/money');
    await expect(href(/^Gifting/)).toBe('/shop/gifts?from=wallet');
    await expect(href(/^Investment/)).toBe('https://invest.example/funds');
    await expect(href(/^Cards/)).toBe('/cards');
    await expect(href('View all')).toBe('/money/activity');
    await expect(href('Settings')).toBe('/me');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('History');

    await userEvent.click(canvas.getByRole('link', { name: /^Cash/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/money', undefined);

    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const deposit = () => canvas.getByRole('button', { name: 'Deposit' });
    await waitFor(() => expect(deposit()).toHaveAttribute('aria-haspopup'), { timeout: 10_000 });
    await userEvent.click(deposit());
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/money/add/bank',
      '/crypto-deposit',
      '/card-payment',
      '/money/add/bank',
    ]);
  },
});

const texts = defineTexts({
  sendMoney: {
    title: 'Send to family',
    sentTitle: 'On its way',
    sentText: '{name} has {amount} now.',
  },
});

/** Replaces some messages of a flow; the others come from the catalogue. */
export const CustomMessages = meta.story({
  args: {
    texts,
    children: (
      <FlowStory machine={sendMoneyMachine} at={{ state: 'choosingContact' }}>
        {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} />}
      </FlowStory>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Send to family');
    await expect(canvas.getByText('Choose who receives it')).toBeVisible();
  },
});

/** A replaced message receives the same arguments as the original. */
export const CustomMessageWithArguments = meta.story({
  args: {
    texts,
    children: (
      <FlowStory
        machine={sendMoneyMachine}
        at={{ state: 'sent', context: { contact: contacts[1], amount: '1500' } }}
      >
        {(actor) => <SendMoneyFlow actor={actor} contacts={contacts} />}
      </FlowStory>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'On its way' })).toBeVisible();
    await expect(canvas.getByText('Fatima Ali has Rs. 1,500.00 now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to funds' })).toBeVisible();
  },
});

const goBack = fn().mockName('goBack');

/** The app handles Back: it receives the target, and whether the target is only a fallback. */
export const CustomBackNavigation = meta.story({
  args: {
    goBack,
    navigate,
    children: (
      <Screen header={<PageHeader title="Crypto Deposit" backHref="/funds" isBackFallback />}>
        <PageHeader title="Cash and Funds" backHref="/" />
      </Screen>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [returning, leading] = canvas.getAllByRole('link', { name: 'Back' });
    if (!returning || !leading) throw new Error('There are two ways back.');
    await expect(returning).toHaveAttribute('href', '/funds');
    await userEvent.click(returning);
    await expect(goBack).toHaveBeenLastCalledWith('/funds', { isFallback: true });
    leading.focus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenLastCalledWith('/', { isFallback: false });
    await expect(navigate).not.toHaveBeenCalled();
  },
});
