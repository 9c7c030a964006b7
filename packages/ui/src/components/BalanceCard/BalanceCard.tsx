import { BadgeCheck, ChartLine, Eye, EyeOff } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { Holdings, Valuation } from '../../format';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useBalanceVisibility } from '../../hooks/useBalanceVisibility';
import { useMessages } from '../../messages';
import { balanceMessages } from '../../messages/shared/balance';
import { BalanceAmount } from '../Amount';
import { BalanceBar } from '../BalanceBar';
import { IconButton } from '../Button';
import { Lattice } from '../Lattice';
import { Skeleton, SkeletonRegion } from '../Skeleton';
import * as styles from './BalanceCard.css';
import { BreakdownSkeleton } from './BreakdownSkeleton';

export interface BalanceCardProps {
  /** Heading above the amount. @default 'Total Balance' */
  title?: string;
  /** Total in the home currency, as a decimal string; can be omitted while loading. @default '' */
  total?: string;
  /** Balances by currency code for the breakdown, cash first; undefined while loading. */
  holdings?: Holdings;
  /** Reserves space for the breakdown while it loads. @default true */
  hasBreakdown?: boolean;
  /** Decimal places for metals in the breakdown. @default 1 */
  metalDecimals?: number;
  /** Whether metals are valued at the prices or at the converter's rates. @default 'prices' */
  valuation?: Valuation;
  /** A line of text under the amount. */
  description?: string;
  /** Shows 'Verified on Solana' (docs/rules.md BAL-8). Pass true or false to reserve its space while loading. */
  isVerified?: boolean;
  /** Called when the button for the balance charts is pressed. Without it, the button is omitted. */
  onInsightsPress?: () => void;
  /** Shows skeletons instead of the amounts. @default false */
  isLoading?: boolean;
}

/**
 * A brand panel with the total balance and its breakdown. Use it once on a page, for the total; for other balances use
 * `BalanceAmount` in a `Card`.
 */
export const BalanceCard = memo(function BalanceCard({
  title,
  total = '',
  holdings,
  hasBreakdown = true,
  metalDecimals,
  valuation,
  description,
  isVerified,
  onInsightsPress,
  isLoading = false,
}: BalanceCardProps) {
  const t = useMessages(balanceMessages);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Lattice fade="corner" />
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={id} className={styles.heading}>
            {title ?? t('total')}
          </h2>
          <div className={styles.actions}>
            {onInsightsPress && (
              <IconButton
                variant="hero"
                icon={ChartLine}
                aria-label={t('insights')}
                onPress={onInsightsPress}
              />
            )}
            <VisibilityButton />
          </div>
        </div>
        {isLoading ? (
          <BalanceCardSkeleton
            description={description}
            hasBreakdown={hasBreakdown}
            hasFooter={isVerified !== undefined}
          />
        ) : (
          <>
            <p className={styles.total}>
              <BalanceAmount value={total} size="display" />
            </p>
            {description && <p className={styles.note}>{description}</p>}
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
}, arePropsEqual);

/** Hides or shows all balances. docs/rules.md BAL-12. */
function VisibilityButton() {
  const t = useMessages(balanceMessages);
  const { isHidden, onChange } = useBalanceVisibility();
  const [wasPressed, setPressed] = useState(false);
  return (
    onChange && (
      <>
        <IconButton
          variant="hero"
          icon={isHidden ? EyeOff : Eye}
          aria-label={t(isHidden ? 'show' : 'hide')}
          onPress={() => {
            setPressed(true);
            onChange(!isHidden);
          }}
        />
        <span aria-live="polite" className={styles.announcement}>
          {wasPressed && t(isHidden ? 'nowHidden' : 'nowShown')}
        </span>
      </>
    )
  );
}

interface BalanceCardSkeletonProps {
  description?: string;
  hasBreakdown: boolean;
  hasFooter: boolean;
}

function BalanceCardSkeleton({ description, hasBreakdown, hasFooter }: BalanceCardSkeletonProps) {
  return (
    <SkeletonRegion>
      <div className={styles.total}>
        <Skeleton on="hero" size="display" width="72%" />
      </div>
      {description && <p className={styles.note}>{description}</p>}
      {hasBreakdown && <BreakdownSkeleton />}
      {hasFooter && (
        <div className={styles.footer}>
          <Skeleton on="hero" size="caption" width="9rem" />
        </div>
      )}
    </SkeletonRegion>
  );
}
