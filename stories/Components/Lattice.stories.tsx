import preview from '#.storybook/preview';
import { Lattice } from '@rad-wallet/ui/Lattice';
import { vars } from '@rad-wallet/ui/theme';

const meta = preview.meta({
  component: Lattice,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          blockSize: '220px',
          borderRadius: vars.radius.xl,
          backgroundColor: vars.color.hero,
        }}
      >
        <Story />
      </div>
    ),
  ],
});

export const OnHero = meta.story();

export const Fading = meta.story({ args: { fade: 'corner' } });

export const Gold = meta.story({ args: { tone: 'gold' } });

export const Silver = meta.story({ args: { tone: 'silver' } });

export const Fine = meta.story({ args: { tile: 28 } });

export const Large = meta.story({ args: { tile: 112 } });

export const RightToLeft = meta.story({
  args: { fade: 'corner' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
