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

interface Service extends Pick<TileProps, 'icon' | 'href' | 'tone'> {
  /** Key of the title in the catalogue; the caption's is `{id}Caption`. */
  id:
    | 'cash'
    | 'convert'
    | 'gifting'
    | 'cards'
    | 'qrPayment'
    | 'billPayment'
    | 'investment'
    | 'referral';
}

/** The ways into the wallet, in order. docs/rules.md HOME-2. */
export const services: readonly Service[] = [
  { id: 'cash', icon: Banknote, href: '/funds' },
  { id: 'convert', icon: ArrowRightLeft, href: '/conversion' },
  { id: 'gifting', icon: Gift, href: '/gift-contact', tone: 'gold' },
  { id: 'cards', icon: CreditCard, href: '/cards' },
  { id: 'qrPayment', icon: QrCode, href: '/qr-payment' },
  { id: 'billPayment', icon: ReceiptText, href: '/bill-payment' },
  { id: 'investment', icon: ChartNoAxesCombined, href: '/investment-marketplace' },
  { id: 'referral', icon: UserRoundPlus, href: '/referral-program' },
];
