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
import { useTranslations } from '../../messages';
import { getOffered, useHrefs, type WalletDestination } from '../../hooks/useHrefs';
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
  to: WalletDestination;
  icon: LucideIcon;
}

/** Destinations of the Deposit menu, in order (docs/rules.md NAV-6). */
const depositDestinations: readonly Destination[] = [
  { id: 'bankDeposit', to: 'bankDeposit', icon: Landmark },
  { id: 'cryptoDeposit', to: 'cryptoDeposit', icon: Bitcoin },
  { id: 'cardPayment', to: 'cardPayment', icon: CreditCard },
  { id: 'mobileBanking', to: 'bankDeposit', icon: Smartphone },
];

/** Crypto Transfer leads to the bank transfer, as specified in docs/rules.md NAV-7. */
const withdrawalDestinations: readonly Destination[] = [
  { id: 'cryptoTransfer', to: 'bankTransfer', icon: Bitcoin },
  { id: 'bankTransfer', to: 'bankTransfer', icon: Landmark },
  { id: 'sendToWallet', to: 'sendToWallet', icon: Wallet },
];

/** Deposit and Withdraw with their menus. Lazy-loaded. */
export default function BottomBarMenus() {
  const t = useTranslations('navigation');
  const hrefs = useHrefs();
  const menus = [
    { id: 'deposit', icon: ArrowDownToLine, destinations: depositDestinations },
    { id: 'withdraw', icon: ArrowUpFromLine, destinations: withdrawalDestinations },
  ] as const;
  return menus.map(({ id, icon, destinations }) => {
    const offered = getOffered(destinations, hrefs);
    return (
      offered.length > 0 && (
        <div key={id} className={styles.action}>
          <MenuButton
            placement="top"
            size="sm"
            variant="secondary"
            isFullWidth
            icon={icon}
            label={t(id)}
            items={offered.map(({ id, icon, href }) => ({ id, icon, href, label: t(id) }))}
          />
        </div>
      )
    );
  });
}
