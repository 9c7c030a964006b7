import preview from '#.storybook/preview';
import { Switch } from '@rad-wallet/ui/Switch';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: Switch,
  parameters: { layout: 'padded' },
  args: { label: 'Push notifications', onChange: fn() },
});

export const Off = meta.story();

export const On = meta.story({ args: { defaultSelected: true } });

export const Switched = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Push notifications'));
    await expect(canvas.getByRole('switch', { name: 'Push notifications' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const SwitchedByKeyboard = meta.story({
  tags: ['no-visual'],
  args: { defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const WithDescription = meta.story({
  args: { description: 'A message on this phone for every transaction.', defaultSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'A message on this phone for every transaction.',
    );
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Push notifications'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const LongText = meta.story({
  args: {
    label: 'Tell me about every payment, transfer, conversion and gift, whatever its amount',
    description:
      'A message on this phone, even while the wallet is closed, and an email at the end of each day.',
  },
});
