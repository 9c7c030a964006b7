import preview from '#.storybook/preview';
import { ContactList } from '@rad-wallet/ui/ContactList';
import type { Contact } from '@rad-wallet/ui/types';
import { expect, fn } from 'storybook/test';

const contacts: Contact[] = [
  { id: '1', name: 'Ahmed Khan', phone: '+92 300 1234567', initials: 'AK', lastAmount: '5000' },
  { id: '2', name: 'Sara Malik', phone: '+92 321 7654321', initials: 'SM', lastAmount: '12500' },
  { id: '3', name: 'Bilal Hussain', phone: '+92 333 5550101', initials: 'BH', lastAmount: '750' },
];

const meta = preview.meta({
  component: ContactList,
  parameters: { layout: 'padded' },
  args: { contacts, label: 'Recent contacts', onAction: fn() },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Recent contacts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Sara Malik/ }));
    await expect(args.onAction).toHaveBeenCalledWith(contacts[1]);
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Sara Malik/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(contacts[1]);
  },
});

export const LongNames = meta.story({
  args: {
    contacts: [
      {
        id: '1',
        name: 'Muhammad Abdul Rahman Siddiqui Al-Hashimi',
        phone: '+92 300 1234567',
        initials: 'MA',
        lastAmount: '123456789012',
      },
      ...contacts.slice(1),
    ],
  },
});
