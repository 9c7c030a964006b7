import preview from '#.storybook/preview';
import { Badge } from '@rad-wallet/ui/Badge';
import { Card } from '@rad-wallet/ui/Card';
import { ListItem } from '@rad-wallet/ui/ListItem';
import { Text } from '@rad-wallet/ui/Text';
import { Landmark, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Card,
  parameters: { layout: 'padded' },
  args: { children: <Text>Instantly available for transfer</Text> },
});

export const Plain = meta.story();

export const WithHeading = meta.story({
  args: { title: 'Recent Activity' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const WithTrailingContent = meta.story({
  args: { title: 'Bank Deposit', trailing: <Badge tone="success">Free</Badge> },
});

export const Rows = meta.story({
  args: {
    title: 'Withdraw Money',
    padding: 'list',
    children: (
      <>
        <ListItem icon={Landmark} title="Bank Transfer" description="1-2 business days" href="/x" />
        <ListItem icon={Wallet} title="Send to Wallet" description="Free" href="/y" />
      </>
    ),
  },
});

export const LongHeading = meta.story({
  args: { title: 'Everything that you have ever sent to the people you know' },
});
