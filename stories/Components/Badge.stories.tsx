import preview from '#.storybook/preview';
import { Badge } from '@rad-wallet/ui/Badge';
import { Clock } from 'lucide-react';

const meta = preview.meta({
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'Free' },
});

export const Neutral = meta.story();

export const Brand = meta.story({ args: { tone: 'brand', children: 'Recent' } });

export const Success = meta.story({ args: { tone: 'success', children: 'Verified' } });

export const Pending = meta.story({
  args: { tone: 'pending', icon: Clock, children: '1-2 business days' },
});

export const Danger = meta.story({ args: { tone: 'danger', children: 'Overdue' } });

export const Info = meta.story({ args: { tone: 'info', children: 'Network fees' } });

export const Gold = meta.story({ args: { tone: 'gold', children: 'Gold' } });

export const Silver = meta.story({ args: { tone: 'silver', children: 'Silver' } });

export const LongText = meta.story({
  args: { children: 'Available in every branch of every partner bank from the first of the month' },
});
