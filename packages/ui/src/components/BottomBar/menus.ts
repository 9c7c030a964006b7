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
import { messageOf } from '../../messages';
import { navigationMessages } from './messages';

export type BottomBarMenuId = 'deposit' | 'withdraw';

export interface BottomBarMenu<Id extends string = string> extends MenuGroup<Id> {
  icon: IconComponent;
}

/** The default menus, in display order. Crypto Transfer links to the bank transfer page. docs/rules.md NAV-6, NAV-7. */
export const defaultMenus: readonly BottomBarMenu<BottomBarMenuId>[] = [
  {
    id: 'deposit',
    icon: ArrowDownToLine,
    label: messageOf(navigationMessages, 'deposit'),
    entries: [
      {
        id: 'bankDeposit',
        icon: Landmark,
        label: messageOf(navigationMessages, 'bankDeposit'),
        to: 'bankDeposit',
      },
      {
        id: 'cryptoDeposit',
        icon: Bitcoin,
        label: messageOf(navigationMessages, 'cryptoDeposit'),
        to: 'cryptoDeposit',
      },
      {
        id: 'cardPayment',
        icon: CreditCard,
        label: messageOf(navigationMessages, 'cardPayment'),
        to: 'cardPayment',
      },
      {
        id: 'mobileBanking',
        icon: Smartphone,
        label: messageOf(navigationMessages, 'mobileBanking'),
        to: 'bankDeposit',
      },
    ],
  },
  {
    id: 'withdraw',
    icon: ArrowUpFromLine,
    label: messageOf(navigationMessages, 'withdraw'),
    entries: [
      {
        id: 'cryptoTransfer',
        icon: Bitcoin,
        label: messageOf(navigationMessages, 'cryptoTransfer'),
        to: 'bankTransfer',
      },
      {
        id: 'bankTransfer',
        icon: Landmark,
        label: messageOf(navigationMessages, 'bankTransfer'),
        to: 'bankTransfer',
      },
      {
        id: 'sendToWallet',
        icon: Wallet,
        label: messageOf(navigationMessages, 'sendToWallet'),
        to: 'sendToWallet',
      },
    ],
  },
];
