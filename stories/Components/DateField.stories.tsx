import preview from '#.storybook/preview';
import { DateField } from '@rad-wallet/ui/DateField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: DateField,
  parameters: { layout: 'padded' },
  args: { label: 'Date of birth', onChange: fn() },
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1992-04-18');
    await expect(args.onChange).toHaveBeenLastCalledWith('1992-04-18');
    await userEvent.clear(canvas.getByLabelText('Date of birth'));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const Filled = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: '1992-04-18' },
});

export const WithLimits = meta.story({
  args: {
    label: 'First payment',
    defaultValue: '2026-12-01',
    min: '2026-11-22',
    max: '2027-11-21',
    description: 'Within one year.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('First payment');
    await expect(input).toHaveAttribute('min', '2026-11-22');
    await expect(input).toHaveAttribute('max', '2027-11-21');
    await expect(input).toHaveAccessibleDescription('Within one year.');
  },
});

export const FocusedByKeyboard = meta.story({
  args: { defaultValue: '1992-04-18' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of birth')).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '2027-01-01', errorMessage: 'The date must be in the past.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Date of birth');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The date must be in the past.');
  },
});

export const Optional = meta.story({ args: { isOptional: true } });

export const ReadOnly = meta.story({ args: { defaultValue: '1992-04-18', isReadOnly: true } });

export const Disabled = meta.story({ args: { defaultValue: '1992-04-18', isDisabled: true } });

export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: { label: 'تاریخ پیدائش', defaultValue: '1992-04-18' },
});
