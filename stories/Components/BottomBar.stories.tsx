import preview, { navigate } from '#.storybook/preview';
import { BottomBar } from '@rad-wallet/ui/BottomBar';
import { expect, screen, waitFor } from 'storybook/test';

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

/** Waits for the menus, which are in a lazy-loaded chunk. */
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
