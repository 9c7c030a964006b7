import preview from '#.storybook/preview';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';

const meta = preview.meta({
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: 'Your money is where it was.' },
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {(['display', 'title', 'heading', 'body', 'label', 'caption'] as const).map((size) => (
        <Text {...args} key={size} size={size}>
          {size}
        </Text>
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  render: (args) => (
    <Stack>
      {(['default', 'muted', 'brand', 'success', 'danger', 'inherit'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

export const Aligned = meta.story({
  render: (args) => (
    <Stack>
      {(['start', 'center', 'end'] as const).map((align) => (
        <Text {...args} key={align} align={align} />
      ))}
    </Stack>
  ),
});

export const LongText = meta.story({
  args: {
    children:
      'The network did not answer in time, so no money was moved. Check your connection, then send it again.',
  },
});
