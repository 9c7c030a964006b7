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
import type { WalletDestination } from '../../hooks/useHrefs';

interface Service extends Pick<TileProps, 'icon' | 'tone'> {
  /** Message key of the title; `{id}Caption` is the message key of the caption. */
  id:
    | 'cash'
    | 'convert'
    | 'gifting'
    | 'cards'
    | 'qrPayment'
    | 'billPayment'
    | 'investment'
    | 'referral';
  to: WalletDestination;
}

/** Tiles of the home screen, in display order. docs/rules.md HOME-2. */
export const services: readonly Service[] = [
  { id: 'cash', icon: Banknote, to: 'funds' },
  { id: 'convert', icon: ArrowRightLeft, to: 'conversion' },
  { id: 'gifting', icon: Gift, to: 'gift', tone: 'gold' },
  { id: 'cards', icon: CreditCard, to: 'cards' },
  { id: 'qrPayment', icon: QrCode, to: 'qrPayment' },
  { id: 'billPayment', icon: ReceiptText, to: 'billPayment' },
  { id: 'investment', icon: ChartNoAxesCombined, to: 'investment' },
  { id: 'referral', icon: UserRoundPlus, to: 'referral' },
];
