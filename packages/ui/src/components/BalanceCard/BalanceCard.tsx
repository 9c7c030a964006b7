import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AmountOptions, Holdings } from '../../format';
import { Amount } from '../Amount';
import { BalanceBar, type Valuation } from '../BalanceBar';
import { Lattice } from '../Lattice';
import { SkeletonRegion } from '../Skeleton';
import { BalanceCardSkeleton } from './BalanceCardSkeleton';
import { BreakdownSkeleton } from './BreakdownSkeleton';
import * as styles from './BalanceCard.css';

export interface BalanceCardProps {
  /** @default 'Total Balance' */
  heading?: string;
  /** PKR as a decimal string. Not needed while loading. */
  total?: string;
  /** What the total is made of; left out while that is still loading. */
  holdings?: Holdings;
  /** Whether there is a breakdown at all: room is kept for one that is still loading. @default true */
  hasBreakdown?: boolean;
  /** Decimals of the grams. @default 1 */
  metalDecimals?: AmountOptions['metalDecimals'];
  /** What the metals' shares are counted at. @default 'prices' */
  valuation?: Valuation;
  /** A line under the amount. */
  note?: string;
  /** Shows 'Verified on Solana' (docs/rules.md BAL-8). Left out where a screen never shows it. */
  isVerified?: boolean;
  /** @default false */
  isLoading?: boolean;
}

/** The wallet's hero: the balance, large, and what it is made of. */
export function BalanceCard({
  heading,
  total = '',
  holdings,
  hasBreakdown = true,
  metalDecimals,
  valuation,
  note,
  isVerified,
  isLoading = false,
}: BalanceCardProps) {
  const t = useTranslations('balance');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Lattice fade="corner" />
      <div className={styles.content}>
        <h2 id={id} className={styles.heading}>
          {heading ?? t('total')}
        </h2>
        {isLoading ? (
          <BalanceCardSkeleton
            note={note}
            hasBreakdown={hasBreakdown}
            hasFooter={isVerified !== undefined}
          />
        ) : (
          <>
            <p className={styles.total}>
              <Amount value={total} currency="PKR" size="display" />
            </p>
            {note && <p className={styles.note}>{note}</p>}
            {hasBreakdown &&
              (holdings ? (
                <div className={styles.breakdown}>
                  <BalanceBar
                    on="hero"
                    holdings={holdings}
                    metalDecimals={metalDecimals}
                    valuation={valuation}
                  />
                </div>
              ) : (
                <SkeletonRegion>
                  <BreakdownSkeleton />
                </SkeletonRegion>
              ))}
            {isVerified && (
              <p className={styles.footer}>
                <BadgeCheck aria-hidden className={styles.footerIcon} />
                {t('verified')}
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
