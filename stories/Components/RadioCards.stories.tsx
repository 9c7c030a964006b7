import preview from '#.storybook/preview';
import { Avatar } from '@rad-wallet/ui/Avatar';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { Bitcoin, Building2, CreditCard } from 'lucide-react';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: RadioCards,
  parameters: { layout: 'padded' },
  args: {
    label: 'How do you want to add money?',
    options: [
      {
        id: 'bank',
        label: 'Bank Deposit',
        description: '1-2 business days',
        icon: Building2,
        trailing: 'Free',
      },
      {
        id: 'card',
        label: 'Card Payment',
        description: 'Instant',
        icon: CreditCard,
        trailing: '1.5%',
      },
      {
        id: 'crypto',
        label: 'Crypto Deposit',
        description: 'Within an hour',
        icon: Bitcoin,
        trailing: 'Network fees',
      },
    ],
    onChange: fn(),
  },
});

export const NothingSelected = meta.story();

export const OneSelected = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: 'card' },
});

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('1.5%'));
    const card = canvas.getByRole('radio', { name: 'Card Payment' });
    await expect(card).toBeChecked();
    await expect(card).toHaveAccessibleDescription('Instant 1.5%');
    await expect(args.onChange).toHaveBeenCalledWith('card');
  },
});

export const SelectedByKeyboard = meta.story({
  args: { defaultValue: 'bank' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Card Payment' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith('card');
  },
});

export const TitlesOnly = meta.story({
  args: {
    options: [
      { id: 'cnic', label: 'National identity card' },
      { id: 'passport', label: 'Passport' },
    ],
    defaultValue: 'cnic',
  },
});

export const WithDescription = meta.story({
  args: { description: 'You can change this at any time.' },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please choose one of them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose one of them.',
    );
  },
});

export const OneDisabled = meta.story({
  args: {
    options: [
      { id: 'bank', label: 'Bank Deposit', icon: Building2, trailing: 'Free' },
      {
        id: 'crypto',
        label: 'Crypto Deposit',
        description: 'Not open today',
        icon: Bitcoin,
        isDisabled: true,
      },
    ],
    defaultValue: 'bank',
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'bank' } });

export const LongText = meta.story({
  args: {
    options: [
      {
        id: 'bank',
        label: 'Transfer from an account at another bank in Pakistan or abroad',
        description: 'It arrives within one or two business days, later around public holidays',
        icon: Building2,
        trailing: 'Whatever your bank charges',
      },
    ],
  },
});

export const WithPictures = meta.story({
  args: {
    label: 'Recent',
    defaultValue: 'fatima',
    options: [
      {
        id: 'ahmed',
        label: 'Ahmed Khan',
        description: '+92 300 1234567',
        leading: <Avatar initials="AK" />,
      },
      {
        id: 'fatima',
        label: 'Fatima Ali',
        description: '+92 321 7654321',
        leading: <Avatar initials="FA" />,
      },
    ],
  },
});
