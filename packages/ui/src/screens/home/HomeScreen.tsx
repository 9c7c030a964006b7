import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { TileGrid } from '../../components/Tile';
import { useTranslations } from '../../messages';
import { getOffered, useHrefs } from '../../hooks/useHrefs';
import type { Loadable, WalletBalances, WalletTransaction } from '../../types';
import { RecentActivity } from '../shared/RecentActivity';
import { services } from './services';
import { TotalBalance } from './TotalBalance';

/** Number of transactions on this screen. docs/rules.md TXN-6. */
export const HOME_HISTORY_LIMIT = 10;

export interface HomeScreenProps {
  /** Balances without silver. */
  balances: Loadable<WalletBalances>;
  /** Grams, a decimal string; the balances do not contain it. */
  silver: Loadable<string>;
  /** The latest `HOME_HISTORY_LIMIT`, newest first. */
  transactions: Loadable<readonly WalletTransaction[]>;
  /** Returns the URL of a transaction's receipt. Without it the rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Opens the charts of the balance. Without it, none are offered. */
  onInsightsPress?: () => void;
}

/** Balance, services and recent activity. docs/rules.md HOME-1, HOME-2. */
export function HomeScreen({
  balances,
  silver,
  transactions,
  getHref,
  onInsightsPress,
}: HomeScreenProps) {
  const t = useTranslations('home');
  const hrefs = useHrefs();
  const tiles = getOffered(services, hrefs).map(({ id, icon, tone, href }) => ({
    icon,
    tone,
    href,
    title: t(id),
    description: t(`${id}Caption`),
  }));
  return (
    <Screen header={<PageHeader title={t('title')} />}>
      <TotalBalance balances={balances} silver={silver} onInsightsPress={onInsightsPress} />
      <TileGrid label={t('services')} tiles={tiles} />
      <RecentActivity
        transactions={transactions}
        limit={HOME_HISTORY_LIMIT}
        allHref={hrefs.history}
        getHref={getHref}
      />
    </Screen>
  );
}
