import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { EmptyState } from '@rad-wallet/ui/EmptyState';
import { ReceiptText } from 'lucide-react';

const meta = preview.meta({
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    icon: ReceiptText,
    title: 'No transactions yet',
    description: 'Your transactions will appear here',
  },
});

export const Plain = meta.story();

export const WithAction = meta.story({
  args: { actions: <Button size="sm">Add money</Button> },
});

export const TitleOnly = meta.story({ args: { description: undefined } });

export const LongText = meta.story({
  args: {
    title: 'No FAQs found matching your search.',
    description: 'Try adjusting your search terms or contact support directly.',
  },
});
