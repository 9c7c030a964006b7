import preview from '#.storybook/preview';
import { Callout } from '@rad-wallet/ui/Callout';
import { ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Callout,
  parameters: { layout: 'padded' },
  args: { title: 'Good to know', children: 'Transfers within the wallet arrive at once.' },
});

export const Info = meta.story();

export const Pending = meta.story({
  args: { tone: 'pending', children: 'Bank transfers take 1-2 business days.' },
});

export const Success = meta.story({
  args: {
    tone: 'success',
    icon: ShieldCheck,
    title: 'Shariah-compliant',
    children: 'This transfer is instant within the network.',
  },
});

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: 'Transfer Failed',
    children: 'There was an error sending the money. Please try again.',
    isUrgent: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Transfer Failed');
  },
});

export const Neutral = meta.story({ args: { tone: 'neutral' } });

export const Guidelines = meta.story({
  args: {
    title: 'Transfer Guidelines',
    points: [
      'Daily transfer limit: PKR 500,000',
      'Instant transfers within the wallet',
      'All transactions are Shariah-compliant',
      '24/7 customer support',
    ],
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const WithoutTitle = meta.story({ args: { title: undefined } });

export const LongText = meta.story({
  args: {
    title: 'A title that needs rather more than the one line that most titles need',
    children: 'Reference RADTRANSFER20261121103000000012345678901234567890 is kept for ten years.',
  },
});
