import preview, { navigate } from '#.storybook/preview';
import { LinkButton } from '@rad-wallet/ui/Button';
import { Send } from 'lucide-react';
import { expect } from 'storybook/test';
import { focus, hover } from '../support/pointerActions';

const meta = preview.meta({
  component: LinkButton,
  parameters: { layout: 'padded' },
  args: { href: '/send-money', children: 'Send Money' },
});

export const Primary = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Send Money' });
    await expect(link).toHaveAttribute('href', '/send-money');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/send-money', undefined);
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Plain = meta.story({ args: { variant: 'plain' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const WithIcon = meta.story({ args: { icon: Send } });

export const Hovered = meta.story({
  play: hover('link'),
});

export const Focused = meta.story({
  play: focus('link'),
});

export const LongLabel = meta.story({
  args: { children: 'Send money to another person or business in this network' },
});
