import type { ReactNode } from 'react';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { RetryNotice } from '../../flows/shared/RetryNotice';
import { hasRates, type RatedMoney } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useTranslations } from '../../messages';

interface RatedRegionProps {
  /** Renders the content; called with the provider's money when its rates have loaded. */
  children: (money: RatedMoney) => ReactNode;
}

/** A part of a page that needs the exchange rates, which can be loading or have failed to load. */
export function RatedRegion({ children }: RatedRegionProps) {
  const t = useTranslations('common');
  const money = useMoney();
  if (hasRates(money)) return children(money);
  return (
    <LoadableRegion
      data={money.rates}
      loading={
        <SkeletonRegion>
          <Skeleton variant="block" height="6rem" />
        </SkeletonRegion>
      }
      renderError={(retry) => <RetryNotice title={t('ratesFailed')} onRetry={retry} />}
    >
      {() => null}
    </LoadableRegion>
  );
}
