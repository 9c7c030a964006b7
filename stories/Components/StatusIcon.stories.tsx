import preview from '#.storybook/preview';
import { StatusIcon } from '@rad-wallet/ui/StatusIcon';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: StatusIcon,
  parameters: { layout: 'padded' },
  args: { status: 'completed' },
});

export const Completed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Completed' })).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { status: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Pending' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Failed' })).toBeVisible();
  },
});

export const Unknown = meta.story({
  tags: ['no-visual'],
  args: { status: 'under_review' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Under review' })).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { status: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unknown' })).toBeVisible();
  },
});

export const Decorative = meta.story({
  tags: ['no-visual'],
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Large = meta.story({ args: { size: 'lg' } });
