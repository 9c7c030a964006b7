import preview from '#.storybook/preview';
import { ProgressBar } from '@rad-wallet/ui/ProgressBar';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: ProgressBar,
  parameters: { layout: 'padded' },
  args: { label: 'Uploading your documents', value: 0.425 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your documents' });
    await expect(bar).toHaveAttribute('aria-valuetext', '43%');
    await expect(bar).toHaveAttribute('aria-valuenow', '42.5');
    await expect(bar).toHaveTextContent('43%');
  },
});

export const Empty = meta.story({ args: { value: 0 } });

export const Complete = meta.story({
  args: { value: 1.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100%');
  },
});

export const Indeterminate = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});

export const LongText = meta.story({
  args: { label: 'Uploading both sides of your card, your selfie and your proof of address' },
});
