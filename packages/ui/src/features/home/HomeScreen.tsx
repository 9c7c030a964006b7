import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { TileGrid } from '../../components/Tile';
import { useMessages } from '../../messages';
import { homeMessages } from './messages';
import { useHrefs } from '../../hooks/useHrefs';
import { useMenuEntries } from '../../hooks/useMenuEntries';
import type { Holdings } from '../../format';
import type { Loadable, WalletBalances, WalletTransaction } from '../../types';
import { RecentActivity } from '../../steps/RecentActivity';
import { defaultTiles, type HomeTile } from './tiles';
import { TotalBalance } from './TotalBalance';

/** Number of transactions shown on this screen. docs/rules.md TXN-6. */
export const HOME_HISTORY_LIMIT = 10;

export interface HomeScreenProps {
  /** The total balance, and the holdings loaded together with it. */
  balances: Loadable<WalletBalances>;
  /** Balances by currency code of metals not included in `balances`. @default none */
  metals?: Loadable<Holdings>;
  /** Decimal places of metals in the breakdown. @default 1 */
  metalDecimals?: number;
  /** Whether to show 'Verified on Solana' below a positive total. docs/rules.md BAL-8. @default true */
  isVerified?: boolean;
  /** The latest `HOME_HISTORY_LIMIT` transactions, newest first. */
  transactions: Loadable<readonly WalletTransaction[]>;
  /** Returns the URL of a transaction's receipt. If omitted, the rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /** Called to open the balance charts. If omitted, there is no button for them. */
  onInsightsPress?: () => void;
  /** Tiles in display order, with unique labels. @default `defaultTiles` */
  tiles?: readonly HomeTile[];
  /** A control at the end of the header, such as `InboxButton`. @default none */
  trailing?: ReactNode;
}

const noMetals: Loadable<Holdings> = { status: 'ready', value: {} };

/**
 * Balance, services and recent activity. Use it as the first page after signing in; for the whole history use
 * `TransactionsScreen`. docs/rules.md HOME-1, HOME-2, NAV-18.
 */
export function HomeScreen({
  balances,
  metals = noMetals,
  metalDecimals,
  isVerified = true,
  transactions,
  getHref,
  onInsightsPress,
  tiles = defaultTiles,
  trailing,
}: HomeScreenProps) {
  const t = useMessages(homeMessages);
  const hrefs = useHrefs();
  const entries = useMenuEntries(tiles);
  return (
    <Screen header={<PageHeader title={t('title')} trailing={trailing} />}>
      <TotalBalance {...{ balances, metals, metalDecimals, isVerified, onInsightsPress }} />
      <TileGrid
        label={t('services')}
        tiles={entries.map(({ label, ...tile }) => ({ ...tile, title: label }))}
      />
      <RecentActivity
        transactions={transactions}
        limit={HOME_HISTORY_LIMIT}
        allHref={hrefs.history}
        getHref={getHref}
      />
    </Screen>
  );
}
