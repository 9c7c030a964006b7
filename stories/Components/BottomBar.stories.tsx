import preview, { navigate } from '#.storybook/preview';
import { BottomBar, defaultMenus, defaultTabs } from '@rad-wallet/ui/BottomBar';
import { HandCoins, MessageCircle, PiggyBank } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = preview.meta({
  component: BottomBar,
  args: { path: '/' },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300px' }}>
        <Story />
      </div>
    ),
  ],
});

const menusLoaded = (button: () => HTMLElement) =>
  waitFor(() => expect(button()).toHaveAttribute('aria-haspopup'), { timeout: 10_000 });

export const OnHome = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'History' })).not.toHaveAttribute('aria-current');
  },
});

export const OnHistory = meta.story({
  args: { path: '/send-money' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('History');
  },
});

export const OnSettings = meta.story({
  args: { path: '/kyc-verification' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
  },
});

export const NoCurrentTab = meta.story({
  args: { path: '/cards' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const ActionMode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await menusLoaded(() => canvas.getByRole('button', { name: 'Deposit' }));
  },
});

export const ActionModeClosed = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

export const ActionModeClosedWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
  },
});

export const DepositMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await menusLoaded(() => canvas.getByRole('button', { name: 'Deposit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Bank Deposit', '/bank-deposit'],
      ['Crypto Deposit', '/crypto-deposit'],
      ['Card Payment', '/card-payment'],
      ['Mobile Banking', '/bank-deposit'],
    ]);
  },
});

export const WithdrawMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await menusLoaded(() => canvas.getByRole('button', { name: 'Withdraw' }));
    canvas.getByRole('button', { name: 'Withdraw' }).focus();
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Crypto Transfer', '/bank-transfer'],
      ['Bank Transfer', '/bank-transfer'],
      ['Send to Wallet', '/send-wallet'],
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(items[2]).toHaveFocus();
  },
});

const openChat = fn().mockName('openChat');

/** Tabs in a custom order, with the app's own link and action, and without the history tab. docs/rules.md NAV-18. */
export const CustomTabs = meta.story({
  beforeEach: () => void openChat.mockReset(),
  args: {
    path: '/savings-plan',
    tabs: [
      {
        id: 'savings',
        icon: PiggyBank,
        label: 'Savings',
        href: '/savings',
        paths: ['/savings-*'],
      },
      ...defaultTabs.filter(({ id }) => id === 'home'),
      { id: 'chat', icon: MessageCircle, label: 'Chat', onPress: openChat },
    ],
    menus: [],
  },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Savings', '/savings'],
      ['Home', '/'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Savings');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
    await expect(openChat).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  },
});

/** An app's own menu before the wallet's deposit menu, without the withdrawal menu. */
export const CustomMenus = meta.story({
  beforeEach: () => void openChat.mockReset(),
  args: {
    menus: [
      {
        id: 'save',
        icon: PiggyBank,
        label: 'Save',
        entries: [
          { id: 'goal', icon: PiggyBank, label: 'Goal', href: '/savings-goal' },
          {
            id: 'zakat',
            icon: HandCoins,
            label: 'Zakat',
            description: 'With our advisers',
            onPress: openChat,
          },
        ],
      },
      ...defaultMenus.filter(({ id }) => id === 'deposit'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await menusLoaded(() => canvas.getByRole('button', { name: 'Save' }));
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['', 'Save', 'Deposit']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Goal', '/savings-goal'],
      ['Zakat With our advisers', null],
    ]);
    await userEvent.click(items[1]!);
    await expect(openChat).toHaveBeenCalledOnce();
  },
});
