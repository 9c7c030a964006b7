import preview from '#.storybook/preview';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { RepeatQuestion } from '@rad-wallet/ui/RepeatQuestion';
import { expect, fn, screen } from 'storybook/test';

const agoMinutes = (minutes: number) =>
  new Date(FIXED_NOW.getTime() - minutes * 60_000).toISOString();

const meta = preview.meta({
  component: RepeatQuestion,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, iframeHeight: '480px' } },
  },
  args: {
    isOpen: true,
    payee: 'Ahmed Khan',
    amount: '500',
    paidAt: agoMinutes(2),
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Confirmed = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Repeat this payment?' });
    await expect(dialog).toHaveAccessibleDescription(
      /^You sent Rs.\s500.00 to Ahmed Khan 2 minutes ago. Send again\?$/,
    );
    // A second press of Enter must not confirm.
    await expect(dialog).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  tags: ['no-visual'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Without a payee: the money stays with the user. */
export const OwnAccount = meta.story({
  args: { payee: undefined, amount: '2.5', currency: 'GOLD' },
});

export const InUrdu = meta.story({ globals: { language: 'ur' } });

export const InArabic = meta.story({ globals: { language: 'ar' } });

export const OwnAccountInUrdu = meta.story({
  ...OwnAccount.input,
  globals: { language: 'ur' },
});

export const OwnAccountInArabic = meta.story({
  ...OwnAccount.input,
  globals: { language: 'ar' },
});

export const JustNow = meta.story({ tags: ['no-visual'], args: { paidAt: agoMinutes(0) } });

export const OneMinuteAgo = meta.story({ tags: ['no-visual'], args: { paidAt: agoMinutes(1) } });

export const SevenMinutesAgo = meta.story({ tags: ['no-visual'], args: { paidAt: agoMinutes(7) } });

/** The device's clock was set back after the payment. */
export const PaidInTheFuture = meta.story({
  tags: ['no-visual'],
  args: { paidAt: agoMinutes(-3) },
});

export const LongNames = meta.story({
  args: { payee: 'The First Islamic Commercial Bank, PK36SCBL0000001123456702', amount: '9999999' },
});
