import {
  ArrowRightLeft,
  Banknote,
  ChartNoAxesCombined,
  CreditCard,
  Gift,
  QrCode,
  ReceiptText,
  UserRoundPlus,
} from 'lucide-react';
import type { TileProps } from '../../components/Tile';
import type { MenuEntry } from '../../hooks/menuEntries';

/** Id of one of the wallet's tiles. */
export type HomeTileId =
  | 'cash'
  | 'convert'
  | 'gifting'
  | 'cards'
  | 'qrPayment'
  | 'billPayment'
  | 'investment'
  | 'referral';

/** A tile of the home screen. `tone` colours its icon. */
export type HomeTile<Id extends string = string> = MenuEntry<Id> & Pick<TileProps, 'tone'>;

/** The wallet's tiles, in display order. docs/rules.md HOME-2. */
export const defaultTiles: readonly HomeTile<HomeTileId>[] = [
  {
    id: 'cash',
    icon: Banknote,
    label: { message: 'home.cash' },
    description: { message: 'home.cashCaption' },
    to: 'funds',
  },
  {
    id: 'convert',
    icon: ArrowRightLeft,
    label: { message: 'home.convert' },
    description: { message: 'home.convertCaption' },
    to: 'conversion',
  },
  {
    id: 'gifting',
    icon: Gift,
    label: { message: 'home.gifting' },
    description: { message: 'home.giftingCaption' },
    to: 'gift',
    tone: 'gold',
  },
  {
    id: 'cards',
    icon: CreditCard,
    label: { message: 'home.cards' },
    description: { message: 'home.cardsCaption' },
    to: 'cards',
  },
  {
    id: 'qrPayment',
    icon: QrCode,
    label: { message: 'home.qrPayment' },
    description: { message: 'home.qrPaymentCaption' },
    to: 'qrPayment',
  },
  {
    id: 'billPayment',
    icon: ReceiptText,
    label: { message: 'home.billPayment' },
    description: { message: 'home.billPaymentCaption' },
    to: 'billPayment',
  },
  {
    id: 'investment',
    icon: ChartNoAxesCombined,
    label: { message: 'home.investment' },
    description: { message: 'home.investmentCaption' },
    to: 'investment',
  },
  {
    id: 'referral',
    icon: UserRoundPlus,
    label: { message: 'home.referral' },
    description: { message: 'home.referralCaption' },
    to: 'referral',
  },
];
