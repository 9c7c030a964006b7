import preview from '#.storybook/preview';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: AmountField,
  parameters: { layout: 'padded' },
  args: { label: 'Amount', prefix: 'PKR', onChange: fn() },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: '25000' } });

/** The field keeps typed text unchanged: commas, a trailing decimal point, even letters. */
export const KeepsTypedText = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1,00x.50.');
    await userEvent.tab();
    await expect(input).toHaveValue('1,00x.50.');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,00x.50.');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  },
});

/** Digits are grouped while typing. docs/rules.md MONEY-18, MONEY-19. */
export const GroupedWhileTyping = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: '1000', maxDecimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.tab();
    await userEvent.keyboard('250000');
    await expect(input).toHaveValue('250,000');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Backspace}');
    await expect(input).toHaveValue('25,000');
    await userEvent.keyboard('{End}.5');
    await expect(input).toHaveValue('25,000.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('25,000.5');
  },
});

/** In English, a number with a decimal comma is not an amount. docs/rules.md MONEY-17. */
export const DecimalComma = meta.story({
  tags: ['no-visual'],
  args: { maxDecimals: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '12,50');
    await expect(input).toHaveValue('12,50');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Use a point for decimals, as in 12.50.')).toBeVisible();
  },
});

/** An amount in another currency is not an amount for the field, typed or pasted. docs/rules.md MONEY-20. */
export const OtherCurrency = meta.story({
  tags: ['no-visual'],
  args: { prefix: 'Rs.', currency: 'PKR', maxDecimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    for (const enter of [
      () => userEvent.type(input, '$500'),
      () => userEvent.paste('$500'),
      () => userEvent.paste('500 USD'),
    ]) {
      await userEvent.clear(input);
      await enter();
      await expect(input).toHaveAccessibleDescription(
        'This amount is in another currency. Enter it in PKR. Rs.',
      );
      await expect(args.onChange).not.toHaveBeenLastCalledWith('500');
    }
    await userEvent.clear(input);
    await userEvent.paste('Rs. 500/-');
    await expect(input).toHaveValue('500');
    await expect(input).toBeValid();
  },
});

export const Gold = meta.story({
  args: {
    prefix: undefined,
    suffix: 'g',
    defaultValue: '2.500',
    description: 'Available: 29.200 g',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Available: 29.200 g g');
  },
});

/** Screen readers announce the full word instead of the abbreviation. */
export const UnitDescribedInWords = meta.story({
  tags: ['no-visual'],
  args: { prefix: 'Rs.', unitLabel: 'rupees', defaultValue: '1500' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rs.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('rupees');
  },
});

export const WithAvailableBalance = meta.story({
  args: { prefix: 'Rs.', defaultValue: '1500', description: 'Available: Rs. 50,000.00' },
});

export const Large = meta.story({
  args: { size: 'lg', defaultValue: '25000', description: 'Available: Rs. 50,000.00' },
});

export const LargeEmpty = meta.story({ args: { size: 'lg' } });

export const LargeManyDigits = meta.story({
  args: { size: 'lg', defaultValue: '1,250,000.75' },
});

export const LargeOverflowingDigits = meta.story({
  args: { size: 'lg', defaultValue: '1250000000000000.75' },
});

export const LargeInvalid = meta.story({
  args: {
    size: 'lg',
    defaultValue: '90000',
    description: 'Available: Rs. 50,000.00',
    errorMessage: 'Your available balance is PKR 50,000.00. Please enter a lower amount.',
  },
});

/** After a change to a currency with fewer decimals. docs/rules.md MONEY-16. */
export const TooManyDecimals = meta.story({
  args: { prefix: 'Rs.', defaultValue: '1.239', maxDecimals: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Use at most 2 decimals. Rs.');
  },
});

export const Invalid = meta.story({
  args: {
    defaultValue: '0',
    errorMessage: 'Please enter a valid amount greater than 0.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Focused = meta.story({
  args: { size: 'lg' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('PKR'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '25000', isDisabled: true } });

export const ReadOnly = meta.story({ args: { defaultValue: '25000', isReadOnly: true } });

/** The field's own unit is removed from pasted text, except within a number. docs/rules.md MONEY-15. */
export const OwnUnitPasted = meta.story({
  tags: ['no-visual'],
  args: { prefix: 'KD' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Amount');
    for (const [pasted, value] of [
      ['KD 5.250', '5.250'],
      ['5.250 KD', '5.250'],
      ['5KD5', '5KD5'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(field).toHaveValue(value);
    }
  },
});
