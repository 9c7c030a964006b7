import { CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import type { EntryContent } from '../../hooks/menuEntries';

export type PaymentMethod = 'card' | 'bankTransfer' | 'applePay' | 'googlePay';

/** The wallet's payment methods, in display order. docs/rules.md CARD-1. */
export const defaultPaymentMethods: readonly EntryContent<PaymentMethod>[] = [
  {
    id: 'card',
    icon: CreditCard,
    label: { message: 'cardPayment.methods.card' },
    description: { message: 'cardPayment.methodHints.card' },
  },
  {
    id: 'bankTransfer',
    icon: Landmark,
    label: { message: 'cardPayment.methods.bankTransfer' },
    description: { message: 'cardPayment.methodHints.bankTransfer' },
  },
  {
    id: 'applePay',
    icon: Smartphone,
    label: { message: 'cardPayment.methods.applePay' },
    description: { message: 'cardPayment.methodHints.applePay' },
  },
  {
    id: 'googlePay',
    icon: Wallet,
    label: { message: 'cardPayment.methods.googlePay' },
    description: { message: 'cardPayment.methodHints.googlePay' },
  },
];
