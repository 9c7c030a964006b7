import { Bitcoin, CreditCard, Landmark, Link2, Wallet, type LucideIcon } from 'lucide-react';

export interface FundsOption {
  /** Key of the link target and message key of the title; `{to}Hint` is the message key of the description. */
  to:
    | 'bankDeposit'
    | 'cardPayment'
    | 'cryptoDeposit'
    | 'requestPayment'
    | 'cryptoTransfer'
    | 'bankTransfer'
    | 'sendToWallet';
  icon: LucideIcon;
  fee: 'free' | 'cardFee' | 'networkFees';
}

/** Ways to add money, in display order. docs/rules.md FUNDS-2 */
export const addMoney: readonly FundsOption[] = [
  { to: 'bankDeposit', icon: Landmark, fee: 'free' },
  { to: 'cardPayment', icon: CreditCard, fee: 'cardFee' },
  { to: 'cryptoDeposit', icon: Bitcoin, fee: 'networkFees' },
  { to: 'requestPayment', icon: Link2, fee: 'free' },
];

/** Ways to withdraw money, in display order. docs/rules.md FUNDS-3 */
export const withdrawMoney: readonly FundsOption[] = [
  { to: 'cryptoTransfer', icon: Bitcoin, fee: 'networkFees' },
  { to: 'bankTransfer', icon: Landmark, fee: 'free' },
  { to: 'sendToWallet', icon: Wallet, fee: 'free' },
];
