import preview from '#.storybook/preview';
import { IconButton } from '@rad-wallet/ui/Button';
import { Tooltip } from '@rad-wallet/ui/Tooltip';
import { Printer } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

const meta = preview.meta({
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Prints the last month',
    children: <IconButton icon={Printer} aria-label="Print" />,
  },
  render: (args) => <Tooltip {...args} />,
});

export const Hidden = meta.story();

export const Shown = meta.story({ args: { isOpen: true } });

export const ShownByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Print' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Prints the last month');
    await expect(button).toHaveAccessibleDescription('Prints the last month');
  },
});

/** Escape hides the tooltip, and the control keeps focus. */
export const Dismissed = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
  },
});

export const ShownByPointer = meta.story({
  tags: ['no-visual'],
  args: { delay: 0 },
  play: async ({ canvas, userEvent }) => {
    // The pointer has been used before the hover.
    await userEvent.click(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'Print' }));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    isOpen: true,
    text: 'Prints the statement of the last month, or saves it as a PDF on this device',
  },
});
