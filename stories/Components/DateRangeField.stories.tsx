import preview from '#.storybook/preview';
import { DateRangeField } from '@rad-wallet/ui/DateField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: DateRangeField,
  parameters: { layout: 'padded' },
  args: { label: 'Period', onChange: fn() },
});

const november = { from: '2026-11-01', to: '2026-11-21' };

export const Empty = meta.story();

/** The second picker starts at the first date. */
export const Filled = meta.story({
  args: { defaultValue: november, min: '2026-01-01', max: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveAttribute('min', '2026-01-01');
    await expect(canvas.getByLabelText('To')).toHaveAttribute('min', '2026-11-01');
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-08');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-08', to: '2026-11-21' });
    await expect(canvas.getByLabelText('To')).toHaveAttribute('min', '2026-11-08');
  },
});

export const FocusedByKeyboard = meta.story({
  args: { defaultValue: november },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
  },
});

/** Both dates share one error message. */
export const Invalid = meta.story({
  args: {
    defaultValue: { from: '2026-11-21', to: '2026-11-01' },
    errorMessage: 'The first day must not be after the last.',
    description: 'At most one year.',
  },
  play: async ({ canvas }) => {
    for (const label of ['From', 'To']) {
      const input = canvas.getByLabelText(label);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('The first day must not be after the last.');
    }
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('At most one year.');
  },
});

export const Optional = meta.story({
  args: { isOptional: true, fromLabel: 'First day', toLabel: 'Last day' },
});

export const Disabled = meta.story({ args: { defaultValue: november, isDisabled: true } });

export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: { label: 'مدت', defaultValue: november },
});
