import preview from '#.storybook/preview';
import { CurrencySelect } from '@rad-wallet/ui/CurrencySelect';
import type { CurrencyCode } from '@rad-wallet/ui/format';
import { expect, fn, screen, waitFor } from 'storybook/test';

const meta = preview.meta({
  component: CurrencySelect,
  parameters: { layout: 'padded' },
  args: { defaultValue: 'PKR' as CurrencyCode, onChange: fn() },
});

export const Default = meta.story();

export const Metal = meta.story({ args: { defaultValue: 'GOLD' } });

export const Invalid = meta.story({
  args: { defaultValue: 'USD', errorMessage: 'Unable to find account for this currency.' },
});

export const Disabled = meta.story({
  tags: ['no-visual'],
  args: { isDisabled: true },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }));
    await screen.findByRole('listbox');
    const names = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(names).toEqual([
      expect.stringMatching(/^PKR/),
      expect.stringMatching(/^USD/),
      expect.stringMatching(/^BHD/),
      expect.stringMatching(/^SAR/),
      'Gold',
      'Silver',
    ]);
  },
});

export const OptionSelected = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Currency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Silver' }));
    await expect(args.onChange).toHaveBeenCalledWith('SILVER');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Currency/ })).toHaveTextContent('Silver'),
    );
  },
});
