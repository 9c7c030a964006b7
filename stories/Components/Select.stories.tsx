import preview from '#.storybook/preview';
import { Select } from '@rad-wallet/ui/Select';
import { Building2, CreditCard, Smartphone } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { focus } from '../support/pointerActions';

const currencies = [
  { id: 'PKR', label: 'PKR', description: 'Pakistani Rupee' },
  { id: 'USD', label: 'USD', description: 'US Dollar' },
  { id: 'BHD', label: 'BHD', description: 'Bahraini Dinar' },
  { id: 'SAR', label: 'SAR', description: 'Saudi Riyal' },
  { id: 'GOLD', label: 'GOLD', description: 'Gold' },
  { id: 'SILVER', label: 'SILVER', description: 'Silver' },
];

const methods = [
  { id: 'bank', label: 'Bank account', icon: Building2 },
  { id: 'card', label: 'Debit card', icon: CreditCard },
  { id: 'mobile', label: 'Mobile wallet', icon: Smartphone },
];

const meta = preview.meta({
  component: Select,
  parameters: { layout: 'padded' },
  args: { label: 'Currency', options: currencies, onChange: fn() },
});

export const Empty = meta.story();

export const Selected = meta.story({ args: { defaultValue: 'USD' } });

export const Open = meta.story({
  args: { defaultValue: 'USD' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'USD US Dollar' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const SelectedByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'GOLD Gold' }));
    await expect(args.onChange).toHaveBeenCalledWith('GOLD');
    await expect(canvas.getByRole('button')).toHaveTextContent('GOLD');
  },
});

export const SelectedByKeyboard = meta.story({
  args: { defaultValue: 'PKR' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('s');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'SAR Saudi Riyal' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('SAR');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const ClosedWithEscape = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const WithIcons = meta.story({
  args: { label: 'Method', options: methods, defaultValue: 'card' },
});

export const WithDescription = meta.story({
  args: { description: 'What the other person will receive.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'What the other person will receive.',
    );
  },
});

export const Focused = meta.story({
  play: focus('button'),
});

export const Invalid = meta.story({
  args: { errorMessage: 'Please select different currencies for conversion.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Please select different currencies for conversion.',
    );
  },
});

export const LongText = meta.story({
  args: {
    label: 'Bank',
    defaultValue: 'long',
    options: [
      {
        id: 'long',
        label: 'The First Islamic Commercial and Agricultural Development Bank of Pakistan',
        description: 'Branches in Karachi, Lahore, Islamabad, Peshawar, Quetta and Multan',
      },
      { id: 'short', label: 'Meezan Bank' },
    ],
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'PKR', isDisabled: true } });
