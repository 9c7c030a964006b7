import preview, { navigate } from '#.storybook/preview';
import { Avatar } from '@rad-wallet/ui/Avatar';
import { Badge } from '@rad-wallet/ui/Badge';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { Landmark, LogOut } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { focus, hover, press } from '../support/pointerActions';

const meta = preview.meta({
  component: ListItem,
  parameters: { layout: 'padded' },
  args: { icon: Landmark, title: 'Bank Deposit', description: 'From any bank in Pakistan' },
});

export const Static = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const Link = meta.story({
  args: { href: '/bank-deposit', trailing: <Badge tone="success">Free</Badge> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Bank Deposit/ }));
    await expect(navigate).toHaveBeenCalledWith('/bank-deposit', undefined);
  },
});

export const Button = meta.story({
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Bank Deposit/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Hovered = meta.story({
  args: { href: '/bank-deposit' },
  play: hover('link'),
});

export const Focused = meta.story({
  args: { href: '/bank-deposit' },
  play: focus('link'),
});

export const Pressed = meta.story({
  args: { onPress: fn() },
  play: press('button'),
});

export const Disabled = meta.story({
  args: { onPress: fn(), isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const WithAvatar = meta.story({
  args: {
    icon: undefined,
    leading: <Avatar initials="AK" />,
    title: 'Ahmed Khan',
    description: '+92 300 1234567',
    trailing: 'Last: Rs. 5,000.00',
  },
});

export const Danger = meta.story({
  args: {
    icon: LogOut,
    tone: 'danger',
    title: 'Sign Out',
    description: undefined,
    onPress: fn(),
  },
});

export const LongText = meta.story({
  args: {
    href: '/bank-deposit',
    title: 'Muhammad Abdul Rahman Siddiqui Al-Hashimi of Khairpur Mirs',
    description: 'A description that takes more than the one line that most descriptions take',
    trailing: 'Last: Rs. 123,456,789,012.00',
  },
});
