import preview, { navigate } from '#.storybook/preview';
import { Tile, TileGrid } from '@rad-wallet/ui/Tile';
import {
  ArrowLeftRight,
  Banknote,
  ChartNoAxesCombined,
  CreditCard,
  Gift,
  History,
  QrCode,
  ReceiptText,
  Users,
} from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { focus, hover } from '../support/pointerActions';

const meta = preview.meta({
  component: Tile,
  subcomponents: { TileGrid },
  parameters: { layout: 'padded' },
  args: { icon: Banknote, title: 'Cash', description: 'Send and receive', href: '/funds' },
});

export const Brand = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Cash/ }));
    await expect(navigate).toHaveBeenCalledWith('/funds', undefined);
  },
});

export const Gold = meta.story({
  args: { icon: Gift, title: 'Gifting', description: 'Send gifts', tone: 'gold' },
});

export const Silver = meta.story({ args: { tone: 'silver' } });

export const WithoutDescription = meta.story({ args: { description: undefined } });

export const AsButton = meta.story({
  tags: ['no-visual'],
  args: { href: undefined, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Cash/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Hovered = meta.story({
  tags: ['no-visual'],
  play: hover('link'),
});

export const Focused = meta.story({
  play: focus('link'),
});

export const InPageLink = meta.story({
  tags: ['no-visual'],
  args: { icon: History, title: 'Recent', description: 'Latest activity', href: '#recent' },
  render: (args) => (
    <>
      <Tile {...args} />
      <div style={{ blockSize: '120vh' }} />
      <section id="recent" aria-label="Recent Activity">
        <h2>Recent Activity</h2>
      </section>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: /Recent/ }));
    await expect(canvas.getByRole('region', { name: 'Recent Activity' })).toHaveFocus();
    await expect(navigate).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { title: 'Convert/Exchange', description: 'Currencies, gold and silver at fixed rates' },
});

export const Grid = meta.story({
  render: () => (
    <TileGrid
      label="Services"
      tiles={[
        { icon: Banknote, title: 'Cash', description: 'Send and receive', href: '/funds' },
        {
          icon: ArrowLeftRight,
          title: 'Convert/Exchange',
          description: 'Currency exchange',
          href: '/conversion',
        },
        {
          icon: Gift,
          title: 'Gifting',
          description: 'Send gifts',
          href: '/gift-contact',
          tone: 'gold',
        },
        {
          icon: CreditCard,
          title: 'Cards',
          description: 'Virtual & Physical',
          href: '/cards',
          tone: 'silver',
        },
        { icon: QrCode, title: 'QR Payment', description: 'Scan or generate', href: '/qr-payment' },
        {
          icon: ReceiptText,
          title: 'Bill Payment',
          description: 'Pay utilities',
          href: '/bill-payment',
        },
        {
          icon: ChartNoAxesCombined,
          title: 'Investment',
          description: 'Shariah funds',
          href: '/investment-marketplace',
        },
        { icon: Users, title: 'Referral', description: 'Earn rewards', href: '/referral-program' },
      ]}
    />
  ),
});
