import { BalanceCard } from '../../components/BalanceCard';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import type { Loadable } from '../../types';

export interface BalancePanelProps {
  /** Says which amount it is. */
  title: string;
  /** PKR, a decimal string. */
  amount: Loadable<string>;
  /** A line under the amount. */
  description?: string;
  /** Says that the amount could not be read. */
  errorTitle: string;
}

/** One amount on the brand panel, without a breakdown. */
export function BalancePanel({ title, amount, description, errorTitle }: BalancePanelProps) {
  const card = { title, description, hasBreakdown: false };
  return (
    <LoadableRegion
      data={amount}
      loading={<BalanceCard {...card} isLoading />}
      renderError={(retry) => (
        <Card title={title}>
          <ErrorState title={errorTitle} onRetry={retry} />
        </Card>
      )}
    >
      {(total) => <BalanceCard {...card} total={total} />}
    </LoadableRegion>
  );
}
