import { BalanceCard } from '../../components/BalanceCard';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import type { Loadable } from '../../types';

export interface BalancePanelProps {
  heading: string;
  /** PKR, a decimal string. */
  amount: Loadable<string>;
  /** A line under the amount. */
  note?: string;
  /** Says that the amount could not be read. */
  errorTitle: string;
}

/** One amount on the brand panel, without a breakdown. */
export function BalancePanel({ heading, amount, note, errorTitle }: BalancePanelProps) {
  const card = { heading, note, hasBreakdown: false };
  return (
    <LoadableRegion
      data={amount}
      loading={<BalanceCard {...card} isLoading />}
      renderError={(retry) => (
        <Card heading={heading}>
          <ErrorState title={errorTitle} onRetry={retry} />
        </Card>
      )}
    >
      {(total) => <BalanceCard {...card} total={total} />}
    </LoadableRegion>
  );
}
