import preview from '#.storybook/preview';
import { Checkbox } from '@rad-wallet/ui/Checkbox';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { children: 'I have read the terms of the wallet', onChange: fn() },
});

export const Unchecked = meta.story();

export const Checked = meta.story({ args: { defaultSelected: true } });

export const Toggled = meta.story({
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I have read the terms of the wallet'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const ToggledByKeyboard = meta.story({
  args: { defaultSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

/** Some items of a group are checked, but not all. */
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, children: 'All accounts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const WithDescription = meta.story({
  args: { description: 'You can take it back at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can take it back at any time.',
    );
  },
});

export const Invalid = meta.story({
  args: { isRequired: true, errorMessage: 'Agree to the terms to continue.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to continue.');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I have read the terms of the wallet'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledChecked = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const LongText = meta.story({
  args: {
    children:
      'I have read the terms of the wallet and of the funds, and agree that my documents are kept as the law requires',
    description:
      'You can read both at any time, and take this back, in the settings of the wallet.',
  },
});
