import preview from '#.storybook/preview';
import { TierTrack } from '@rad-wallet/ui/TierTrack';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: TierTrack,
  parameters: { layout: 'padded' },
  args: {
    count: 7,
    tiers: [
      { at: 5, reward: '500' },
      { at: 10, reward: '1500' },
      { at: 25, reward: '5000' },
    ],
  },
});

export const OneReached = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 referrals. 3 more for a bonus of Rs. 1,500.')).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Rs. 5005 referralsReached');
    await expect(second).toHaveTextContent('Rs. 1,50010 referrals3 to go');
    await expect(third).toHaveTextContent('Rs. 5,00025 referrals18 to go');
  },
});

export const NoReferrals = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No referrals yet. 5 more for a bonus of Rs. 500.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Reached')).not.toBeInTheDocument();
  },
});

export const OneBeforeFirstTier = meta.story({ args: { count: 4 } });

export const TwoReached = meta.story({ args: { count: 10 } });

export const AllReached = meta.story({
  args: { count: 31 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 referrals: every bonus is reached.')).toBeVisible();
    await expect(canvas.getAllByText('Reached')).toHaveLength(3);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <TierTrack {...args} />
    </div>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    count: 1500,
    tiers: [
      { at: 1000, reward: '50000' },
      { at: 10000, reward: '150000' },
      { at: 250000, reward: '500000' },
    ],
  },
});
