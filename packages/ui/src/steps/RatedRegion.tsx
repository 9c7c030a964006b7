import type { ReactNode } from 'react';
import { LoadableRegion } from '../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../components/Skeleton';
import { hasRates, type Money, type RatedMoney } from '../format';
import { useMoney } from '../hooks/useMoney';
import { useMessages } from '../messages';
import { commonMessages } from '../messages/shared/common';
import { RetryNotice } from './RetryNotice';

interface RatedRegionProps {
  /** The machine's currencies and rates. @default the provider's */
  money?: Money;
  /** Skeletons the size of the content. @default a block */
  loading?: ReactNode;
  /** Renders the content, given the money with loaded rates. */
  children: (money: RatedMoney) => ReactNode;
}

/** A part of a page that needs the exchange rates, with loading and error states. */
export function RatedRegion({
  money: given,
  loading = <BlockSkeleton />,
  children,
}: RatedRegionProps) {
  const t = useMessages(commonMessages);
  const provided = useMoney();
  const money = given ?? provided;
  return (
    <LoadableRegion
      data={money.rates}
      loading={loading}
      renderError={(retry) => <RetryNotice title={t('ratesFailed')} onRetry={retry} />}
    >
      {() => hasRates(money) && children(money)}
    </LoadableRegion>
  );
}

const BlockSkeleton = () => (
  <SkeletonRegion>
    <Skeleton variant="block" height="6rem" />
  </SkeletonRegion>
);
