import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { Card } from '@rad-wallet/ui/Card';
import { EmptyState } from '@rad-wallet/ui/EmptyState';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Screen,
  args: {
    header: <PageHeader title="Statement" backHref="/" />,
    children: <Card title="October">12 transfers</Card>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});

export const WithFooter = meta.story({
  args: { footer: <Button isFullWidth>Download</Button> },
});

export const Centered = meta.story({
  args: {
    isCentered: true,
    children: <EmptyState icon={Inbox} title="No statement yet" />,
  },
});
