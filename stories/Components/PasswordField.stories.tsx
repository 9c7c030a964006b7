import preview from '#.storybook/preview';
import { PasswordField } from '@rad-wallet/ui/PasswordField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { label: 'Password', onChange: fn() },
});

export const Empty = meta.story();

export const Hidden = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const Shown = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const HiddenAgain = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const NewPassword = meta.story({
  args: { autoComplete: 'new-password', description: 'At least 8 characters.' },
});

export const Invalid = meta.story({
  args: {
    defaultValue: 'short',
    errorMessage: 'Password must be at least 8 characters long.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters long.',
    );
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'correct horse', isDisabled: true } });
