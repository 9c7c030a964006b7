import preview from '#.storybook/preview';
import { RelativeTime } from '@rad-wallet/ui/RelativeTime';
import { expect } from 'storybook/test';

// The stories' clock is fixed at 15:30 in Karachi on 21 November 2026.
const meta = preview.meta({
  component: RelativeTime,
  parameters: { layout: 'padded' },
  args: { timestamp: '2026-11-21T10:00:00Z' },
});

export const JustNow = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toHaveAttribute('datetime', '2026-11-21T10:00:00Z');
  },
});

export const OneHourAgo = meta.story({
  args: { timestamp: '2026-11-21T09:30:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 hour ago')).toBeVisible();
  },
});

export const HoursAgo = meta.story({
  args: { timestamp: '2026-11-21T04:10:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 hours ago')).toBeVisible();
  },
});

export const Yesterday = meta.story({
  args: { timestamp: '2026-11-20T10:15:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yesterday, 3:15 PM')).toBeVisible();
  },
});

export const Earlier = meta.story({
  args: { timestamp: '2026-11-17T04:05:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 17, 9:05 AM')).toBeVisible();
  },
});

export const InvalidDate = meta.story({
  args: { timestamp: 'some day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Date unknown')).not.toHaveAttribute('datetime');
  },
});
