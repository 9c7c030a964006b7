import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Bitcoin,
  CreditCard,
  Landmark,
  Smartphone,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MenuButton } from '../Menu';
import * as styles from './BottomBar.css';

interface Destination {
  id:
    | 'bankDeposit'
    | 'cryptoDeposit'
    | 'cardPayment'
    | 'mobileBanking'
    | 'cryptoTransfer'
    | 'bankTransfer'
    | 'sendToWallet';
  href: string;
  icon: LucideIcon;
}

/** docs/rules.md NAV-6 */
const deposits: readonly Destination[] = [
  { id: 'bankDeposit', href: '/bank-deposit', icon: Landmark },
  { id: 'cryptoDeposit', href: '/crypto-deposit', icon: Bitcoin },
  { id: 'cardPayment', href: '/card-payment', icon: CreditCard },
  { id: 'mobileBanking', href: '/bank-deposit', icon: Smartphone },
];

/** Crypto Transfer leads to the bank transfer, as the product has it: docs/rules.md NAV-7. */
const withdrawals: readonly Destination[] = [
  { id: 'cryptoTransfer', href: '/bank-transfer', icon: Bitcoin },
  { id: 'bankTransfer', href: '/bank-transfer', icon: Landmark },
  { id: 'sendToWallet', href: '/send-wallet', icon: Wallet },
];

/** Deposit and Withdraw with their menus. Loaded when they are about to be needed. */
export default function BottomBarMenus() {
  const t = useTranslations('navigation');
  const menus = [
    { id: 'deposit', icon: ArrowDownToLine, destinations: deposits },
    { id: 'withdraw', icon: ArrowUpFromLine, destinations: withdrawals },
  ] as const;
  return menus.map(({ id, icon, destinations }) => (
    <div key={id} className={styles.action}>
      <MenuButton
        side="top"
        size="sm"
        variant="secondary"
        fullWidth
        icon={icon}
        label={t(id)}
        items={destinations.map((item) => ({ ...item, label: t(item.id) }))}
      />
    </div>
  ));
}
