import preview from '#.storybook/preview';
import { Badge } from '@rad-wallet/ui/Badge';
import { Stack } from '@rad-wallet/ui/Stack';
import { expect } from 'storybook/test';

const words = ['Cash', 'Gold', 'Silver', 'Money market', 'Income fund', 'Equity fund'];

const Badges = ({ of }: { of: readonly string[] }) =>
  of.map((word) => <Badge key={word}>{word}</Badge>);

const meta = preview.meta({
  component: Stack,
  parameters: { layout: 'padded' },
  args: {
    align: 'start' as const,
    children: <Badges of={words.slice(0, 3)} />,
  },
});

export const Column = meta.story();

export const Row = meta.story({ args: { direction: 'row', gap: 2 } });

export const Between = meta.story({ args: { direction: 'row', justify: 'between' } });

export const Wrapping = meta.story({
  args: {
    direction: 'row',
    gap: 2,
    isWrapping: true,
    children: <Badges of={words} />,
  },
});

export const AsList = meta.story({
  tags: ['no-visual'],
  args: { as: 'ul' },
  render: (args) => (
    <Stack {...args}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(words.length);
  },
});
