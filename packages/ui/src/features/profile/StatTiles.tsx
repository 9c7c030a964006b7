import { ArrowRightLeft, Award, Coins, Wallet } from 'lucide-react';
import { BalanceAmount } from '../../components/Amount';
import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { UNREADABLE_TEXT } from '../../format';
import { findMetal } from '../../format/money';
import { useFormats } from '../../hooks/useFormats';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { profileMessages } from '../../messages/shared/profile';
import type { Loadable, WalletBalances } from '../../types';
import { StatTile } from '../../steps/StatTile';
import * as styles from '../../steps/statTile.css';
import { LoadFailure } from './LoadFailure';
import { getNumberFormat } from '../../intl';
import { useLocale } from '../../messages/intl';

const TILE_AMOUNT_WIDTH_PX = 110;

/** The user's score, a fixed sample value in the demo. docs/rules.md DEMO-5. */
export interface ProfileScore {
  value: number;
  max: number;
}

interface StatTilesProps {
  balances: Loadable<WalletBalances>;
  transactionCount: Loadable<number>;
  score: ProfileScore | null;
}

/** Statistics on the profile page. docs/rules.md PROFILE-2. */
export function StatTiles({ balances, transactionCount, score }: StatTilesProps) {
  const t = useMessages(profileMessages);
  const { formatTola } = useFormats();
  const format = getNumberFormat(useLocale());
  const { isHidden } = useBalanceVisibility();
  const gold = findMetal('gold', useMoney()) ?? 'GOLD';
  return (
    <section aria-label={t('overview')}>
      <dl className={styles.tiles}>
        <StatTile
          name={t('totalPortfolio')}
          icon={Wallet}
          data={balances}
          note={() => t('portfolioNote')}
        >
          {({ total }) => <BalanceAmount value={total} room={TILE_AMOUNT_WIDTH_PX} />}
        </StatTile>
        <StatTile
          name={t('goldHoldings')}
          icon={Coins}
          tone="gold"
          data={balances}
          note={({ goldInTola }) =>
            isHidden || goldInTola === undefined ? '' : t('tola', { tola: formatTola(goldInTola) })
          }
        >
          {({ holdings }) => (
            <BalanceAmount
              value={holdings[gold] ?? UNREADABLE_TEXT}
              currency={gold}
              room={TILE_AMOUNT_WIDTH_PX}
            />
          )}
        </StatTile>
        <StatTile
          name={t('totalTransactions')}
          icon={ArrowRightLeft}
          data={transactionCount}
          note={() => t('transactionsNote')}
        >
          {(count) => format.format(count)}
        </StatTile>
        {score && (
          <StatTile
            name={t('score')}
            icon={Award}
            data={{ status: 'ready', value: score }}
            note={({ max }) => t('scoreRange', { max })}
          >
            {({ value }) => format.format(value)}
          </StatTile>
        )}
      </dl>
      <LoadFailure data={balances} title={t('balancesFailed')} />
      <LoadFailure data={transactionCount} title={t('transactionsFailed')} />
    </section>
  );
}
