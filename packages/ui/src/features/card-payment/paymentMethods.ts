import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import type { EntryContent } from '../../hooks/menuEntries';
import { messageOf } from '../../messages';
import { cardPaymentMessages } from './messages';

export type PaymentMethod = 'card' | 'bankTransfer' | 'applePay' | 'googlePay';

/** The wallet's payment methods, in display order. docs/rules.md CARD-1. */
export const defaultPaymentMethods: readonly EntryContent<PaymentMethod>[] = [
  {
    id: 'card',
    icon: CreditCard,
    label: messageOf(cardPaymentMessages, 'methods.card'),
    description: messageOf(cardPaymentMessages, 'methodHints.card'),
  },
  {
    id: 'bankTransfer',
    icon: Landmark,
    label: messageOf(cardPaymentMessages, 'methods.bankTransfer'),
    description: messageOf(cardPaymentMessages, 'methodHints.bankTransfer'),
  },
  {
    id: 'applePay',
    icon: Smartphone,
    label: messageOf(cardPaymentMessages, 'methods.applePay'),
    description: messageOf(cardPaymentMessages, 'methodHints.applePay'),
  },
  {
    id: 'googlePay',
    icon: Wallet,
    label: messageOf(cardPaymentMessages, 'methods.googlePay'),
    description: messageOf(cardPaymentMessages, 'methodHints.googlePay'),
  },
];
