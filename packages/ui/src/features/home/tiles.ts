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
import type { WalletDestination } from '../../hooks/useHrefs';
import { messageOf } from '../../messages';
import { homeMessages } from './messages';
import type { IconComponent } from '../../types';

export type HomeTileId =
  | 'cash'
  | 'convert'
  | 'gifting'
  | 'cards'
  | 'qrPayment'
  | 'billPayment'
  | 'investment'
  | 'referral';

export type HomeTile<Id extends string = string> = MenuEntry<Id> & Pick<TileProps, 'tone'>;

const createTile = (
  id: HomeTileId,
  icon: IconComponent,
  to: WalletDestination,
  tone?: HomeTile['tone'],
): HomeTile<HomeTileId> => ({
  id,
  icon,
  label: messageOf(homeMessages, id),
  description: messageOf(homeMessages, `${id}Caption`),
  to,
  tone,
});

/** Home screen tiles, in display order. docs/rules.md HOME-2. */
export const defaultTiles: readonly HomeTile<HomeTileId>[] = [
  createTile('cash', Banknote, 'funds'),
  createTile('convert', ArrowRightLeft, 'conversion'),
  createTile('gifting', Gift, 'gift', 'gold'),
  createTile('cards', CreditCard, 'cards'),
  createTile('qrPayment', QrCode, 'qrPayment'),
  createTile('billPayment', ReceiptText, 'billPayment'),
  createTile('investment', ChartNoAxesCombined, 'investment'),
  createTile('referral', UserRoundPlus, 'referral'),
];
