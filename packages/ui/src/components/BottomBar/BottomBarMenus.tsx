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
  const items = (destinations: readonly Destination[]) =>
    destinations.map((destination) => ({ ...destination, label: t(destination.id) }));
  return (
    <>
      <div className={styles.action}>
        <MenuButton
          side="top"
          size="sm"
          variant="secondary"
          fullWidth
          icon={ArrowDownToLine}
          label={t('deposit')}
          items={items(deposits)}
        />
      </div>
      <div className={styles.action}>
        <MenuButton
          side="top"
          size="sm"
          variant="secondary"
          fullWidth
          icon={ArrowUpFromLine}
          label={t('withdraw')}
          items={items(withdrawals)}
        />
      </div>
    </>
  );
}
