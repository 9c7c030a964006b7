import preview from '#.storybook/preview';
import { Disclosure } from '@rad-wallet/ui/Disclosure';
import { Text } from '@rad-wallet/ui/Text';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    title: 'What does a transfer cost?',
    children: <Text tone="muted">Transfers to other people of the wallet are free.</Text>,
    onExpandedChange: fn(),
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'What does a transfer cost?' });
    await expect(heading).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({ args: { defaultExpanded: true } });

export const OpenedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/are free/)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    defaultExpanded: true,
    title: 'What does a transfer cost that is larger than what I have sent in the last 30 days?',
    children: <Text tone="muted">{'Nothing, and neither does the one after it. '.repeat(5)}</Text>,
  },
});
