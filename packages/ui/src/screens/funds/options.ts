import { Bitcoin, CreditCard, Landmark, Link2, Wallet, type LucideIcon } from 'lucide-react';

export interface FundsOption {
  /** Key of the link target and of the title's message; `{id}Hint` is the key of the description. */
  id:
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

/** docs/rules.md FUNDS-2 */
export const addMoney: readonly FundsOption[] = [
  { id: 'bankDeposit', icon: Landmark, fee: 'free' },
  { id: 'cardPayment', icon: CreditCard, fee: 'cardFee' },
  { id: 'cryptoDeposit', icon: Bitcoin, fee: 'networkFees' },
  { id: 'requestPayment', icon: Link2, fee: 'free' },
];

/** docs/rules.md FUNDS-3 */
export const withdrawMoney: readonly FundsOption[] = [
  { id: 'cryptoTransfer', icon: Bitcoin, fee: 'networkFees' },
  { id: 'bankTransfer', icon: Landmark, fee: 'free' },
  { id: 'sendToWallet', icon: Wallet, fee: 'free' },
];
