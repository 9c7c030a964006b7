import preview from '#.storybook/preview';
import { AlertDialog } from '@rad-wallet/ui/AlertDialog';
import { expect, fn, screen } from 'storybook/test';

const meta = preview.meta({
  component: AlertDialog,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: {
    isOpen: true,
    title: 'Transfer submitted',
    children: 'Your money arrives within 1-2 business days.',
    confirmLabel: 'OK',
    onConfirm: fn(),
  },
});

export const OneButton = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Transfer submitted' });
    await expect(dialog).toHaveAccessibleDescription(
      'Your money arrives within 1-2 business days.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Without a Cancel button, Escape confirms. */
export const OneButtonDismissedWithEscape = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TwoButtons = meta.story({
  args: { title: 'Leave this page?', cancelLabel: 'Cancel', onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const TwoButtonsDismissedWithEscape = meta.story({
  tags: ['no-visual'],
  args: { cancelLabel: 'Cancel', onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const ScrimPressIgnored = meta.story({
  args: { cancelLabel: 'Cancel', onCancel: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    const scrim = dialog.parentElement?.parentElement;
    if (scrim) await userEvent.click(scrim);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Danger = meta.story({
  args: {
    title: 'Remove this card?',
    children: 'Payments from it will be refused.',
    confirmLabel: 'Remove card',
    tone: 'danger',
    cancelLabel: 'Keep card',
    onCancel: fn(),
  },
});

export const Pending = meta.story({
  args: {
    title: 'Remove this card?',
    children: 'Payments from it will be refused.',
    confirmLabel: 'Remove card',
    tone: 'danger',
    cancelLabel: 'Keep card',
    onCancel: fn(),
    isPending: true,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Your transfer to The First Islamic Commercial Bank was submitted',
    children:
      'It is on its way to the account that you named. The bank may take up to two business days, and longer around public holidays. You can follow it in your history at any time.',
  },
});
