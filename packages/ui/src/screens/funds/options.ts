import { Bitcoin, CreditCard, Landmark, Link2, Wallet, type LucideIcon } from 'lucide-react';

export interface FundsOption {
  /** Key of the title in the catalogue; the line under it is `{id}Hint`. */
  id:
    | 'bankDeposit'
    | 'cardPayment'
    | 'cryptoDeposit'
    | 'requestPayment'
    | 'cryptoTransfer'
    | 'bankTransfer'
    | 'sendToWallet';
  href: string;
  icon: LucideIcon;
  fee: 'free' | 'cardFee' | 'networkFees';
}

/** docs/rules.md FUNDS-2 */
export const addMoney: readonly FundsOption[] = [
  { id: 'bankDeposit', href: '/bank-deposit', icon: Landmark, fee: 'free' },
  { id: 'cardPayment', href: '/card-payment', icon: CreditCard, fee: 'cardFee' },
  { id: 'cryptoDeposit', href: '/crypto-deposit', icon: Bitcoin, fee: 'networkFees' },
  { id: 'requestPayment', href: '/request-payment', icon: Link2, fee: 'free' },
];

/** docs/rules.md FUNDS-3 */
export const withdrawMoney: readonly FundsOption[] = [
  { id: 'cryptoTransfer', href: '/crypto-transfer', icon: Bitcoin, fee: 'networkFees' },
  { id: 'bankTransfer', href: '/bank-transfer', icon: Landmark, fee: 'free' },
  { id: 'sendToWallet', href: '/send-wallet', icon: Wallet, fee: 'free' },
];
