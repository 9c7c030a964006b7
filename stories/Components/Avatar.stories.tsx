import preview from '#.storybook/preview';
import { Avatar } from '@rad-wallet/ui/Avatar';

const meta = preview.meta({
  component: Avatar,
  parameters: { layout: 'padded' },
  args: { initials: 'AK' },
});

export const Medium = meta.story();

export const Large = meta.story({ args: { size: 'lg' } });

export const ThreeLetters = meta.story({ args: { initials: 'MAK' } });
