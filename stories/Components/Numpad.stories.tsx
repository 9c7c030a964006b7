import preview from '#.storybook/preview';
import { AmountField } from '@rad-wallet/ui/AmountField';
import { CodeField } from '@rad-wallet/ui/CodeField';
import { Numpad } from '@rad-wallet/ui/Numpad';
import { Stack } from '@rad-wallet/ui/Stack';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { tabTo } from '../support/keyboard';

const meta = preview.meta({
  component: Numpad,
  parameters: { layout: 'padded' },
  args: { label: 'Amount', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Amount' })).toBeVisible();
    for (const name of ['1', '2', 'Decimal point', '5', '0', '9']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete last digit' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5');
  },
});

export const KeyboardNavigation = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await tabTo({ userEvent }, canvas.getByRole('button', { name: '7' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await userEvent.keyboard('3.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('73.5');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('73.');
  },
});

export const Cleared = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: '1234.50' },
  play: async ({ args, canvas }) => {
    const key = canvas.getByRole('button', { name: 'Delete last digit' });
    await expect(key).toHaveAccessibleDescription('Press and hold to clear');
    key.focus();
    await fireEvent.keyDown(key, { key: 'Enter' });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await fireEvent.keyUp(key, { key: 'Enter' });
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const WholeNumbers = meta.story({
  args: { maxDecimals: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Decimal point' })).toBeNull();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The keys and the field edit the same raw text. */
export const WithAmountField = meta.story({
  render: function AmountStep({ label }) {
    const [amount, setAmount] = useState('25');
    return (
      <Stack gap={4}>
        <AmountField label={label} prefix="PKR" size="lg" value={amount} onChange={setAmount} />
        <Numpad label={label} value={amount} onChange={setAmount} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decimal point' }));
    await expect(field).toHaveValue('250.');
    // Focus selects an amount that was not typed by the user.
    field.focus();
    await userEvent.keyboard('{End}7');
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(field).toHaveValue('250.75');
  },
});

function PinStep({ isDisabled }: { isDisabled?: boolean }) {
  const [pin, setPin] = useState('');
  const shared = { value: pin, onChange: setPin, isDisabled, isMasked: true };
  return (
    <Stack gap={4}>
      <CodeField label="PIN" length={4} hasNumpad {...shared} />
      <Numpad label="Number pad" maxLength={4} {...shared} />
    </Stack>
  );
}

/** A PIN keeps leading zeros. A screen reader says how many digits are entered, not which. */
export const Pin = meta.story({
  render: () => <PinStep />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('PIN');
    const pad = canvas.getByRole('group', { name: 'Number pad' });
    await expect(canvas.queryByRole('button', { name: 'Decimal point' })).toBeNull();
    for (const name of ['0', '0', '7']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(field).toHaveValue('007');
    await expect(pad).toHaveTextContent('3 of 4 digits entered');
    // Typed on a key of the pad, then in the field.
    await userEvent.keyboard('.4');
    await expect(field).toHaveValue('0074');
    await userEvent.keyboard('5{Backspace}{Backspace}');
    await expect(field).toHaveValue('00');
    field.focus();
    await userEvent.keyboard('12');
    await expect(field).toHaveValue('0012');
    await userEvent.clear(field);
    await userEvent.paste('0-0-4');
    await expect(field).toHaveValue('004');
    await expect(pad).toHaveTextContent('3 of 4 digits entered');
    await expect(pad).not.toHaveTextContent('004');
  },
});

export const PinDisabled = meta.story({
  tags: ['no-visual'],
  render: () => <PinStep isDisabled />,
});

/** The keys have the same positions in every language. */
export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: { label: 'رقم' },
  play: async ({ canvas }) => {
    const [first, second] = ['1', '2'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(first?.right).toBeLessThan(second?.left ?? 0);
  },
});
