import preview from '#.storybook/preview';
import { Ltr } from '@rad-wallet/ui/Ltr';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';

const meta = preview.meta({
  component: Ltr,
  parameters: { layout: 'padded' },
  args: { children: '+92 300 1234567' },
});

export const Phone = meta.story();

const codes = ['+92 300 1234567', '•••• 4242', 'PK36 SCBL 0000 0011 2345 6702', '−1.5%'];

export const InRightToLeft = meta.story({
  render: () => (
    <div dir="rtl" lang="ur">
      <Stack gap={2}>
        {codes.map((code) => (
          <Text key={code}>
            نمبر <Ltr>{code}</Ltr> محفوظ ہے۔
          </Text>
        ))}
      </Stack>
    </div>
  ),
});
