import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { focus, hover, press } from '../support/pointerActions';

const meta = preview.meta({
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Continue', onPress: fn() },
});

export const Primary = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary' } });

export const Outline = meta.story({ args: { variant: 'outline' } });

export const Plain = meta.story({ args: { variant: 'plain' } });

export const Danger = meta.story({ args: { variant: 'danger' } });

export const DangerPlain = meta.story({ args: { variant: 'dangerPlain' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const FullWidth = meta.story({ args: { isFullWidth: true } });

export const WithIcon = meta.story({ args: { icon: ArrowRight } });

export const Focused = meta.story({
  play: focus('button'),
});

export const Hovered = meta.story({
  play: hover('button'),
});

export const Pressed = meta.story({
  play: press('button'),
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** A pending button keeps its name and focus, and ignores presses by pointer and keyboard. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Continue/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const PendingWithLabel = meta.story({
  args: { children: 'Convert', isPending: true, pendingLabel: 'Converting...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Converting...');
  },
});

export const LongLabel = meta.story({
  args: { children: 'Continue to the confirmation of this transfer and its details' },
});
