import preview from '#.storybook/preview';
import { CodeField } from '@rad-wallet/ui/CodeField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: CodeField,
  parameters: { layout: 'padded' },
  args: { label: 'Code', onChange: fn(), onComplete: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  },
});

export const Focused = meta.story({
  args: { defaultValue: '481' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

/** `onComplete` is called once per code. */
export const Completed = meta.story({
  args: { description: 'We sent six digits to +92 300 1234567.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '48151');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(input, '6');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
    await userEvent.type(input, '7x');
    await expect(input).toHaveValue('481516');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}6');
    await expect(args.onComplete).toHaveBeenCalledTimes(2);
  },
});

/** The arrow keys move to a digit, and typing replaces it. */
export const CorrectedByKeyboard = meta.story({
  args: { defaultValue: '481516' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
    await expect(canvas.getByRole('textbox')).toHaveValue('481916');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481916');
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('textbox')).toHaveValue('481906');
  },
});

export const Pasted = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: '000000' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('481-516');
    await expect(canvas.getByRole('textbox')).toHaveValue('481516');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.paste(' 12 3');
    await expect(canvas.getByRole('textbox')).toHaveValue('123');
  },
});

export const ArabicDigits = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٤٨١۵۱۶');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('481516');
  },
});

export const Pin = meta.story({
  args: { label: 'PIN', length: 4, isMasked: true, defaultValue: '123' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('PIN');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.queryByText('1')).toBeNull();
    await userEvent.type(input, '4');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('1234');
  },
});

/** The on-screen keyboard would cover the number pad. */
export const WithNumpad = meta.story({
  tags: ['no-visual'],
  args: { label: 'PIN', length: 4, isMasked: true, hasNumpad: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('PIN');
    await expect(input).toHaveAttribute('inputmode', 'none');
    await userEvent.type(input, '0012');
    await expect(args.onComplete).toHaveBeenCalledWith('0012');
  },
});

export const Invalid = meta.story({
  args: {
    defaultValue: '481516',
    errorMessage: 'This code is not right. Check the message, or ask for a new code.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^This code is not/);
  },
});

export const Pending = meta.story({
  args: { defaultValue: '481516', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking...');
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '481', isDisabled: true } });

/** Left to right in every language. */
export const InUrdu = meta.story({
  globals: { language: 'ur' },
  args: {
    label: 'تصدیقی کوڈ',
    description: 'ہم نے چھ ہندسوں کا کوڈ آپ کے فون پر بھیجا ہے۔',
    defaultValue: '481',
    isPending: true,
  },
});

export const EightDigits = meta.story({ args: { length: 8, defaultValue: '48151623' } });
