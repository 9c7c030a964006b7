import preview from '#.storybook/preview';
import { IconButton } from '@rad-wallet/ui/Button';
import { ArrowLeft, Bell, Eye } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { focus, hover, press } from '../support/pointerActions';

const meta = preview.meta({
  component: IconButton,
  parameters: { layout: 'padded' },
  args: { icon: Bell, 'aria-label': 'Notifications', onPress: fn() },
});

export const Plain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Hero = meta.story({
  args: { variant: 'hero', icon: Eye, 'aria-label': 'Hide balance' },
  decorators: [
    (Story) => (
      <div style={{ backgroundColor: 'var(--rad-color-hero)', padding: 'var(--rad-space-4)' }}>
        {Story()}
      </div>
    ),
  ],
});

export const Mirrored = meta.story({
  args: { icon: ArrowLeft, 'aria-label': 'Back' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Hovered = meta.story({
  tags: ['no-visual'],
  play: hover('button'),
});

export const Focused = meta.story({
  play: focus('button'),
});

export const Pressed = meta.story({
  tags: ['no-visual'],
  play: press('button'),
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
