import preview, { navigate } from '#.storybook/preview';
import { Link } from '@rad-wallet/ui/Link';
import { Text } from '@rad-wallet/ui/Text';
import { History } from 'lucide-react';
import { expect } from 'storybook/test';
import { focus, hover } from '../support/pointerActions';

const meta = preview.meta({
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/transactions', children: 'See all transactions' },
});

export const Inline = meta.story({
  args: { href: '/help-support', children: 'Terms and Privacy Policy' },
  render: (args) => (
    <Text>
      By signing up you agree to our <Link {...args} />.
    </Text>
  ),
});

export const Standalone = meta.story({
  tags: ['no-visual'],
  args: { variant: 'standalone' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'See all transactions' });
    await expect(link).toHaveAttribute('href', '/transactions');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/transactions', undefined);
  },
});

export const WithIcon = meta.story({ args: { variant: 'standalone', icon: History } });

export const Hovered = meta.story({
  args: { variant: 'standalone' },
  play: hover('link'),
});

export const Focused = meta.story({
  args: { variant: 'standalone' },
  play: focus('link'),
});

export const Disabled = meta.story({
  args: { variant: 'standalone', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongText = meta.story({
  args: {
    variant: 'standalone',
    icon: History,
    children: 'See all transactions of this account since it was opened, the newest ones first',
  },
});
