import preview from '#.storybook/preview';
import { Address, Ltr } from '@rad-wallet/ui/Ltr';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Ltr,
  subcomponents: { Address },
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

const addresses = ['ali.hassan@example.com', 'https://pay.rad.example/r/ali-hassan?amount=1500'];

// Lines break only between the parts of an address, never inside a part.
export const NarrowAddresses = meta.story({
  tags: ['no-visual'],
  render: () => (
    <div style={{ inlineSize: '8rem' }}>
      <Stack gap={2}>
        {addresses.map((address) => (
          <Text key={address}>
            <Address>{address}</Address>
          </Text>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const mail = canvas.getByText('ali.hassan@example.com');
    const [name, host] = [...mail.childNodes].filter(({ nodeType }) => nodeType === 3);
    const range = document.createRange();
    const getLines = (node?: Node) => {
      if (node) range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ top }) => top);
    };
    const [first] = getLines(name);
    await expect(getLines(name)).toHaveLength(1);
    await expect(getLines(host)).toHaveLength(1);
    await expect(getLines(host)[0]).toBeGreaterThan(first ?? Infinity);
  },
});
