import { Bitcoin, CreditCard, Landmark, Link2, Wallet } from 'lucide-react';
import type { ListEntry } from '../../steps/EntryList';
import { FeeBadge } from './FeeBadge';

export type AddOptionId = 'bankDeposit' | 'cardPayment' | 'cryptoDeposit' | 'requestPayment';

export type WithdrawOptionId = 'cryptoTransfer' | 'bankTransfer' | 'sendToWallet';

/** In display order. docs/rules.md FUNDS-2 */
export const defaultAddOptions: readonly ListEntry<AddOptionId>[] = [
  {
    id: 'bankDeposit',
    icon: Landmark,
    label: { message: 'funds.bankDeposit' },
    description: { message: 'funds.bankDepositHint' },
    to: 'bankDeposit',
    trailing: <FeeBadge fee="free" />,
  },
  {
    id: 'cardPayment',
    icon: CreditCard,
    label: { message: 'funds.cardPayment' },
    description: { message: 'funds.cardPaymentHint' },
    to: 'cardPayment',
    trailing: <FeeBadge fee="cardFee" />,
  },
  {
    id: 'cryptoDeposit',
    icon: Bitcoin,
    label: { message: 'funds.cryptoDeposit' },
    description: { message: 'funds.cryptoDepositHint' },
    to: 'cryptoDeposit',
    trailing: <FeeBadge fee="networkFees" />,
  },
  {
    id: 'requestPayment',
    icon: Link2,
    label: { message: 'funds.requestPayment' },
    description: { message: 'funds.requestPaymentHint' },
    to: 'requestPayment',
    trailing: <FeeBadge fee="free" />,
  },
];

/** In display order. docs/rules.md FUNDS-3 */
export const defaultWithdrawOptions: readonly ListEntry<WithdrawOptionId>[] = [
  {
    id: 'cryptoTransfer',
    icon: Bitcoin,
    label: { message: 'funds.cryptoTransfer' },
    description: { message: 'funds.cryptoTransferHint' },
    to: 'cryptoTransfer',
    trailing: <FeeBadge fee="networkFees" />,
  },
  {
    id: 'bankTransfer',
    icon: Landmark,
    label: { message: 'funds.bankTransfer' },
    description: { message: 'funds.bankTransferHint' },
    to: 'bankTransfer',
    trailing: <FeeBadge fee="free" />,
  },
  {
    id: 'sendToWallet',
    icon: Wallet,
    label: { message: 'funds.sendToWallet' },
    description: { message: 'funds.sendToWalletHint' },
    to: 'sendToWallet',
    trailing: <FeeBadge fee="free" />,
  },
];
