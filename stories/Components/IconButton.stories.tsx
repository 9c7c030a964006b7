import preview from '#.storybook/preview';
import { IconButton } from '@rad-wallet/ui/Button';
import { ArrowLeft, Bell, Eye } from 'lucide-react';
import { expect, fn } from 'storybook/test';

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

/** An arrow points the other way from right to left. */
export const Mirrored = meta.story({
  args: { icon: ArrowLeft, 'aria-label': 'Back', mirrored: true },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('data-hovered', 'true');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button') });
    await expect(canvas.getByRole('button')).toHaveAttribute('data-pressed', 'true');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
