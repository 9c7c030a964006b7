import { Bitcoin, CreditCard, Landmark, Link2, Wallet } from 'lucide-react';
import type { ListEntry } from '../../steps/EntryList';
import { FeeBadge } from './FeeBadge';
import { messageOf } from '../../messages';
import { fundsMessages } from './messages';

export type AddOptionId = 'bankDeposit' | 'cardPayment' | 'cryptoDeposit' | 'requestPayment';

export type WithdrawOptionId = 'cryptoTransfer' | 'bankTransfer' | 'sendToWallet';

/** Ways to add money, in display order. docs/rules.md FUNDS-2 */
export const defaultAddOptions: readonly ListEntry<AddOptionId>[] = [
  {
    id: 'bankDeposit',
    icon: Landmark,
    label: messageOf(fundsMessages, 'bankDeposit'),
    description: messageOf(fundsMessages, 'bankDepositHint'),
    to: 'bankDeposit',
    trailing: <FeeBadge fee="free" />,
  },
  {
    id: 'cardPayment',
    icon: CreditCard,
    label: messageOf(fundsMessages, 'cardPayment'),
    description: messageOf(fundsMessages, 'cardPaymentHint'),
    to: 'cardPayment',
    trailing: <FeeBadge fee="cardFee" />,
  },
  {
    id: 'cryptoDeposit',
    icon: Bitcoin,
    label: messageOf(fundsMessages, 'cryptoDeposit'),
    description: messageOf(fundsMessages, 'cryptoDepositHint'),
    to: 'cryptoDeposit',
    trailing: <FeeBadge fee="networkFees" />,
  },
  {
    id: 'requestPayment',
    icon: Link2,
    label: messageOf(fundsMessages, 'requestPayment'),
    description: messageOf(fundsMessages, 'requestPaymentHint'),
    to: 'requestPayment',
    trailing: <FeeBadge fee="free" />,
  },
];

/** Ways to withdraw money, in display order. docs/rules.md FUNDS-3 */
export const defaultWithdrawOptions: readonly ListEntry<WithdrawOptionId>[] = [
  {
    id: 'cryptoTransfer',
    icon: Bitcoin,
    label: messageOf(fundsMessages, 'cryptoTransfer'),
    description: messageOf(fundsMessages, 'cryptoTransferHint'),
    to: 'cryptoTransfer',
    trailing: <FeeBadge fee="networkFees" />,
  },
  {
    id: 'bankTransfer',
    icon: Landmark,
    label: messageOf(fundsMessages, 'bankTransfer'),
    description: messageOf(fundsMessages, 'bankTransferHint'),
    to: 'bankTransfer',
    trailing: <FeeBadge fee="free" />,
  },
  {
    id: 'sendToWallet',
    icon: Wallet,
    label: messageOf(fundsMessages, 'sendToWallet'),
    description: messageOf(fundsMessages, 'sendToWalletHint'),
    to: 'sendToWallet',
    trailing: <FeeBadge fee="free" />,
  },
];
