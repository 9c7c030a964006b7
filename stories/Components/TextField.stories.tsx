import preview from '#.storybook/preview';
import { TextField } from '@rad-wallet/ui/TextField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Full name', onChange: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(input, 'Ayesha');
    await expect(input).toHaveValue('Ayesha');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ayesha');
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Ayesha Khan' } });

export const WithPlaceholder = meta.story({
  args: { label: 'Phone number', type: 'tel', placeholder: '+92 300 1234567' },
});

export const WithDescription = meta.story({
  args: { description: 'As shown on your identity card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As shown on your identity card.',
    );
  },
});

export const Optional = meta.story({ args: { label: 'Message', isOptional: true } });

export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'ayesha@example.pk' },
});

export const DateOfBirth = meta.story({
  args: { label: 'Date of birth', type: 'date', defaultValue: '1992-04-18' },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const FocusedByBoxPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const box = input.parentElement;
    if (box) await userEvent.click(box);
    await expect(input).toHaveFocus();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.hover(input);
    await expect(input.parentElement).toHaveAttribute('data-hovered', 'true');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'A', errorMessage: 'Please enter your full name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter your full name.');
  },
});

export const InvalidWithDescription = meta.story({
  args: {
    defaultValue: 'A',
    description: 'As shown on your identity card.',
    errorMessage:
      'Please enter your full name, with every part of it, in the order in which it is written.',
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'Ayesha Khan', isDisabled: true } });

export const ReadOnly = meta.story({
  args: { defaultValue: 'Ayesha Khan', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'x');
    await expect(input).toHaveValue('Ayesha Khan');
  },
});

export const LongText = meta.story({
  args: {
    label: 'The name of the person who will receive the money, as their bank writes it',
    isOptional: true,
    defaultValue: 'Muhammad Abdullah Hassan Raza Siddiqui ur Rehman Qureshi',
  },
});

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true, placeholder: 'Full name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  },
});
