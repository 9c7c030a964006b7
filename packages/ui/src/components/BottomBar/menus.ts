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

export type BottomBarMenuId = 'deposit' | 'withdraw';

export interface BottomBarMenu<Id extends string = string> extends MenuGroup<Id> {
  icon: IconComponent;
}

/** The default menus, in display order. Crypto Transfer links to the bank transfer. docs/rules.md NAV-6, NAV-7. */
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
