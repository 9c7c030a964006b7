import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bitcoin,
  CreditCard,
  Landmark,
  Smartphone,
  Wallet,
} from 'lucide-react';
import type { MenuGroup } from '../../hooks/menuEntries';
import type { IconComponent } from '../../types';

/** Id of one of the wallet's menus. */
export type BottomBarMenuId = 'deposit' | 'withdraw';

/** A menu of the bottom bar's action mode. */
export interface BottomBarMenu<Id extends string = string> extends MenuGroup<Id> {
  /** Decorative icon, hidden from screen readers. */
  icon: IconComponent;
}

/**
 * The wallet's menus, in display order (docs/rules.md NAV-6, NAV-7). Crypto Transfer leads to the bank transfer, as
 * specified in NAV-7. Import it only from lazy-loaded modules.
 */
export const defaultMenus: readonly BottomBarMenu<BottomBarMenuId>[] = [
  {
    id: 'deposit',
    icon: ArrowDownToLine,
    label: { message: 'navigation.deposit' },
    entries: [
      {
        id: 'bankDeposit',
        icon: Landmark,
        label: { message: 'navigation.bankDeposit' },
        to: 'bankDeposit',
      },
      {
        id: 'cryptoDeposit',
        icon: Bitcoin,
        label: { message: 'navigation.cryptoDeposit' },
        to: 'cryptoDeposit',
      },
      {
        id: 'cardPayment',
        icon: CreditCard,
        label: { message: 'navigation.cardPayment' },
        to: 'cardPayment',
      },
      {
        id: 'mobileBanking',
        icon: Smartphone,
        label: { message: 'navigation.mobileBanking' },
        to: 'bankDeposit',
      },
    ],
  },
  {
    id: 'withdraw',
    icon: ArrowUpFromLine,
    label: { message: 'navigation.withdraw' },
    entries: [
      {
        id: 'cryptoTransfer',
        icon: Bitcoin,
        label: { message: 'navigation.cryptoTransfer' },
        to: 'bankTransfer',
      },
      {
        id: 'bankTransfer',
        icon: Landmark,
        label: { message: 'navigation.bankTransfer' },
        to: 'bankTransfer',
      },
      {
        id: 'sendToWallet',
        icon: Wallet,
        label: { message: 'navigation.sendToWallet' },
        to: 'sendToWallet',
      },
    ],
  },
];
