import preview from '#.storybook/preview';
import { Amount, AmountSentence, AmountText, BalanceAmount } from '@rad-wallet/ui/Amount';
import { Button } from '@rad-wallet/ui/Button';
import { useMessages } from '@rad-wallet/ui/messages';
import { sendMoneyMessages } from '@rad-wallet/ui/features/send-money';
import { Stack } from '@rad-wallet/ui/Stack';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: Amount,
  subcomponents: { AmountSentence, AmountText, BalanceAmount },
  parameters: { layout: 'padded' },
  args: { value: '1500', currency: 'PKR' },
  // A long amount is sized relative to this container.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
});

export const Rupees = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Rs\. 1,500\.00$/);
  },
});

export const Gold = meta.story({
  args: { value: '2.5', currency: 'GOLD', tone: 'gold' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^2\.500 g$/);
  },
});

export const SilverOnHome = meta.story({
  args: { value: '150', currency: 'SILVER', metalDecimals: 1, tone: 'silver' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^150\.0 g$/);
  },
});

export const OtherCurrency = meta.story({
  args: { value: '3.6', currency: 'USD' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^USD 3\.60$/);
  },
});

export const OtherCurrencyWithSymbol = meta.story({
  args: { value: '3.6', currency: 'USD', naming: 'symbol' },
});

export const Incoming = meta.story({ args: { sign: 'always', tone: 'success' } });

export const Outgoing = meta.story({ args: { value: '-1500', sign: 'always' } });

export const Zero = meta.story({ args: { value: '0', sign: 'always' } });

export const Voided = meta.story({ args: { isVoid: true, tone: 'muted' } });

export const Small = meta.story({ args: { size: 'sm' } });

export const Large = meta.story({ args: { value: '711875', size: 'lg' } });

export const Display = meta.story({
  args: { value: '711875', size: 'display' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Rs\. 711,875\.00$/);
  },
});

export const DisplayTooLong = meta.story({
  args: { value: '12345678901234567890.99', size: 'display' },
  play: async ({ canvas, canvasElement }) => {
    const amount = canvas.getByText(/12,345,678,901,234,567,890/);
    const { width } = amount.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().width);
  },
});

export const TooLong = meta.story({
  args: { value: '1234567890123456789012345678901234.5', size: 'md' },
});

export const InvalidValue = meta.story({
  args: { value: 'a lot' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^–$/);
  },
});

/** Visible: Latin digits and the abbreviated unit. Announced: the unit as a word. */
export const InUrdu = meta.story({
  tags: ['no-visual'],
  globals: { language: 'ur' },
  render: () => (
    <Stack gap={2}>
      <Amount value="1500" currency="PKR" />
      <Amount value="-29.2" currency="GOLD" />
      <AmountText value="1234.5" currency="PKR" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1500 روپے')).toBeInTheDocument();
    await expect(canvas.getByText('−29.200 گرام')).toBeInTheDocument();
    await expect(canvas.getByText('1234.50 روپے')).toBeInTheDocument();
    const seen = [...canvasElement.querySelectorAll('[aria-hidden]')].map((part) =>
      part.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
    );
    await expect(seen).toEqual(['Rs. 1,500.00', '−29.200 گرام', 'Rs. 1,234.50']);
    // The number is to the right of its unit, and the sign is to the left of the number.
    const gold = canvasElement.querySelectorAll('[dir="rtl"] bdi[dir="ltr"]');
    await expect([...gold].map((part) => part.textContent)).toEqual(['−29.200']);
  },
});

function SendLabel() {
  const t = useMessages(sendMoneyMessages);
  return <AmountSentence>{(write) => t('send', { amount: write('1500', 'PKR') })}</AmountSentence>;
}

/** Inside a button too, screen readers announce the amount's unit as a word. */
export const SentenceInUrdu = meta.story({
  tags: ['no-visual'],
  globals: { language: 'ur' },
  render: () => (
    <Button>
      <SendLabel />
    </Button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('Rs. 1,500.00');
    await expect(button).toHaveAccessibleName('1500 روپے بھیجیں');
  },
});
