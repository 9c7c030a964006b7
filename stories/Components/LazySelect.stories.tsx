import preview from '#.storybook/preview';
import { LazySelect } from '@rad-wallet/ui/LazySelect';
import { expect, fn, screen } from 'storybook/test';

const meta = preview.meta({
  component: LazySelect,
  parameters: { layout: 'padded' },
  args: {
    label: 'Provider',
    options: [
      { id: 'ssgc', label: 'SSGC' },
      { id: 'sngpl', label: 'SNGPL' },
    ],
    onChange: fn(),
  },
});

export const Loaded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Provider/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'SNGPL' }));
    await expect(args.onChange).toHaveBeenCalledWith('sngpl');
  },
});
