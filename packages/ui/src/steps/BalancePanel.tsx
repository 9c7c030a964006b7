import { BalanceCard } from '../components/BalanceCard';
import { Card } from '../components/Card';
import { ErrorState } from '../components/ErrorState';
import { LoadableRegion } from '../components/LoadableRegion';
import type { Loadable } from '../types';

export interface BalancePanelProps {
  /** Heading of the card, such as the name of the balance. */
  title: string;
  /** Decimal string in the home currency. */
  amount: Loadable<string>;
  /** Shown below the amount. */
  description?: string;
  /** Title of the notice after a loading error. */
  errorTitle: string;
}

/** A balance card without a breakdown. */
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
