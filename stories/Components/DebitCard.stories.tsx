import preview from '#.storybook/preview';
import { DebitCard, DebitCardThumb, type DebitCardDetails } from '@rad-wallet/ui/DebitCard';
import { Stack } from '@rad-wallet/ui/Stack';
import { Text } from '@rad-wallet/ui/Text';
import { expect } from 'storybook/test';

const virtual: DebitCardDetails = {
  type: 'virtual',
  last4: '4242',
  status: 'active',
  expiryMonth: 12,
  expiryYear: 2028,
  cardholderName: 'Ali Hassan',
};
const physical: DebitCardDetails = {
  ...virtual,
  type: 'physical',
  last4: '8817',
  expiryMonth: 6,
  expiryYear: 2029,
};
const virtualNumber = '4729051866334242';
const physicalNumber = '4085163390278817';
const longName = 'Muhammad Abdul-Rahman Siddiqui Qureshi Farooqui of Bahawalpur';

const narrow = { globals: { viewport: { value: 'narrow' } } };

const meta = preview.meta({
  component: DebitCard,
  subcomponents: { DebitCardThumb },
  parameters: { layout: 'padded' },
  args: { card: virtual },
});

export const Virtual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DEBIT VISA')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('•••• •••• •••• 4242')).toBeVisible();
    await expect(canvas.getByText('Card number ending in 4 2 4 2')).toBeInTheDocument();
    await expect(canvas.queryByText(/4729/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Ali Hassan')).toBeVisible();
    await expect(canvas.getByText('12/28')).toBeVisible();
    await expect(canvas.getByText('December 2028')).toBeInTheDocument();
  },
});

export const VirtualRevealed = meta.story({
  args: { number: virtualNumber },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4729 0518 6633 4242')).toBeVisible();
    await expect(
      canvas.getByText('Card number 4 7 2 9, 0 5 1 8, 6 6 3 3, 4 2 4 2'),
    ).toBeInTheDocument();
  },
});

export const Physical = meta.story({ args: { card: physical } });

export const PhysicalRevealed = meta.story({ args: { card: physical, number: physicalNumber } });

export const Frozen = meta.story({
  args: { card: { ...virtual, status: 'frozen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Frozen')).toBeVisible();
    await expect(canvas.queryByText('Active')).not.toBeInTheDocument();
  },
});

export const VirtualNarrow = meta.story({ args: { number: virtualNumber }, ...narrow });

export const PhysicalNarrow = meta.story({
  args: { card: physical, number: physicalNumber },
  ...narrow,
});

/** The card grows to show a name of any length. */
export const LongNameNarrow = meta.story({
  args: { card: { ...physical, cardholderName: longName }, number: physicalNumber },
  ...narrow,
  play: async ({ canvas }) => {
    const face = canvas.getByText('DEBIT VISA').closest('div:has(> dl)');
    const name = canvas.getByText(longName);
    await expect(face?.getBoundingClientRect().bottom).toBeGreaterThan(
      name.getBoundingClientRect().bottom,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Proportions = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const face = canvas.getByText('DEBIT VISA').closest('div:has(> dl)');
    const { width = 0, height = 1 } = face?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(1.586, 2);
  },
});

export const Thumbs = meta.story({
  render: () => (
    <Stack gap={4}>
      <Stack direction="row" gap={3}>
        <DebitCardThumb type="virtual" />
        <Text>Virtual Card</Text>
      </Stack>
      <Stack direction="row" gap={3}>
        <DebitCardThumb type="physical" />
        <Text>Physical Card</Text>
      </Stack>
    </Stack>
  ),
});
