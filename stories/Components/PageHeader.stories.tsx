import preview, { navigate } from '#.storybook/preview';
import { IconButton } from '@rad-wallet/ui/Button';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Stepper } from '@rad-wallet/ui/Stepper';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: { title: 'Transactions' },
});

export const Title = meta.story();

export const WithDescription = meta.story({
  args: { backHref: '/', description: 'What came in and what went out' },
});

export const WithControl = meta.story({
  args: { backHref: '/', trailing: <IconButton icon={Search} aria-label="Search" /> },
});

/** The flow's progress is the accessible description of the heading. */
export const WithProgress = meta.story({
  args: {
    title: 'Send Money',
    onBack: fn(),
    progress: <Stepper step={2} total={3} label="Send Money" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(/2 of 3/);
  },
});

/** With a path, Back is a link that the app's router handles. */
export const BackLink = meta.story({
  tags: ['no-visual'],
  args: { backHref: '/funds' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(navigate).toHaveBeenCalledWith('/funds');
  },
});

/** Without a path, Back is a button, which is disabled while the step cannot be exited. */
export const BackDisabled = meta.story({
  args: { onBack: fn(), isBackDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Transfer to a bank account in another country',
    description: 'Swift and IBAN, in the currency of the account that takes it, within two days',
    backHref: '/',
  },
});
