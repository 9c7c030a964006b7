import preview from '#.storybook/preview';
import { Skeleton, SkeletonRegion } from '@rad-wallet/ui/Skeleton';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Skeleton,
  subcomponents: { SkeletonRegion },
  parameters: { layout: 'padded' },
});

export const Text = meta.story({ args: { size: 'body' } });

export const Title = meta.story({ args: { size: 'title', width: '60%' } });

export const Caption = meta.story({ args: { size: 'caption', width: '14ch' } });

export const Circle = meta.story({ args: { variant: 'circle', height: '2.75rem' } });

export const Block = meta.story({ args: { variant: 'block', height: '8rem' } });

export const AnnouncedRegion = meta.story({
  render: () => (
    <SkeletonRegion>
      <Skeleton size="heading" width="50%" />
      <Skeleton />
      <Skeleton width="80%" />
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading$/);
  },
});
