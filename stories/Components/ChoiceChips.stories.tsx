import preview from '#.storybook/preview';
import { ChoiceChips } from '@rad-wallet/ui/ChoiceChips';
import { expect, fn } from 'storybook/test';
import { narrow } from '../support/layout';

const onChange = fn().mockName('onChange');

const meta = preview.meta({
  component: ChoiceChips,
  parameters: { layout: 'padded' },
  args: {
    label: 'Category',
    options: [
      { id: 'all', label: 'All' },
      { id: 'account', label: 'Account' },
      { id: 'payments', label: 'Payments' },
      { id: 'investments', label: 'Investments' },
      { id: 'security', label: 'Security' },
    ],
    defaultValue: 'all',
    onChange,
  },
  beforeEach: () => {
    onChange.mockClear();
  },
});

export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(canvas.getByText('Payments'));
    await expect(onChange.mock.calls).toEqual([['payments']]);
    await expect(canvas.getByRole('radio', { name: 'Payments' })).toBeChecked();
  },
});

export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Account' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Security' })).toBeChecked();
    await expect(onChange).toHaveBeenLastCalledWith('security');
  },
});

export const VisibleLabel = meta.story({ args: { isLabelHidden: false } });

export const Invalid = meta.story({
  args: { isLabelHidden: false, defaultValue: null, errorMessage: 'Please choose one of these.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose one of these.',
    );
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});

export const Narrow = meta.story(narrow);
