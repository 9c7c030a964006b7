import preview from '#.storybook/preview';
import { SearchField } from '@rad-wallet/ui/SearchField';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: SearchField,
  parameters: { layout: 'padded' },
  args: { label: 'Search contacts', placeholder: 'Search contacts', onChange: fn() },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search contacts' })).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Fatima' } });

export const Cleared = meta.story({
  args: { defaultValue: 'Fatima' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const ClearedWithEscape = meta.story({
  tags: ['no-visual'],
  args: { defaultValue: 'Fatima' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const VisibleLabel = meta.story({ args: { isLabelHidden: false } });

export const LongText = meta.story({
  args: { defaultValue: 'Muhammad Abdullah Hassan Raza Siddiqui ur Rehman Qureshi' },
});

export const Disabled = meta.story({ args: { isDisabled: true } });
