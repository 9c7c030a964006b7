import preview, { navigate } from '#.storybook/preview';
import { MenuButton } from '@rad-wallet/ui/Menu';
import { ur } from '@rad-wallet/ui/messages/ur';
import {
  ArrowDownToLine,
  Bitcoin,
  Building2,
  Copy,
  CreditCard,
  Smartphone,
  Trash2,
} from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

const deposits = [
  { id: 'bank', label: 'Bank Deposit', icon: Building2, href: '/bank-deposit' },
  { id: 'crypto', label: 'Crypto Deposit', icon: Bitcoin, href: '/crypto-deposit' },
  { id: 'card', label: 'Card Payment', icon: CreditCard, href: '/card-payment' },
  { id: 'mobile', label: 'Mobile Banking', icon: Smartphone, href: '/bank-deposit' },
];

const copyNumber = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: MenuButton,
  parameters: { layout: 'padded' },
  args: { label: 'Deposit', items: deposits, icon: ArrowDownToLine },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deposit' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(await screen.findByRole('menu', { name: 'Deposit' })).toBeInTheDocument();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
});

export const LinkFollowed = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Crypto Deposit' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(navigate).toHaveBeenCalledWith('/crypto-deposit', undefined);
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Bank Deposit' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Mobile Banking' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const WithActions = meta.story({
  args: {
    label: 'Card options',
    variant: 'outline',
    icon: undefined,
    items: [
      {
        id: 'copy',
        label: 'Copy number',
        description: 'For paying online',
        icon: Copy,
        onAction: copyNumber,
      },
      {
        id: 'remove',
        label: 'Remove card',
        description: 'The last card cannot be removed',
        icon: Trash2,
        isDisabled: true,
        onAction: fn(),
      },
    ],
  },
  beforeEach: () => {
    copyNumber.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Copy number/ }));
    await expect(copyNumber).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: /Remove card/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const LongText = meta.story({
  args: {
    items: [
      {
        id: 'long',
        label: 'Transfer from an account at another bank in Pakistan or abroad',
        description: 'It arrives within one or two business days, later around public holidays',
        icon: Building2,
        href: '/bank-deposit',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem')).toBeInTheDocument();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

/** The visually hidden dismiss buttons before and after the list are translated too. */
export const InUrdu = meta.story({
  tags: ['no-visual'],
  globals: { language: 'ur' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('button', { name: ur.common.dismiss })).not.toHaveLength(0);
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});
