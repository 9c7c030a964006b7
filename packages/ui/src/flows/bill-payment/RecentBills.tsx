import { useSelector } from '@xstate/react';
import { ReceiptText } from 'lucide-react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { useTranslations } from '../../messages';
import type { Loadable } from '../../types';
import { BillItem } from './BillItem';
import { BillListSkeleton } from './BillListSkeleton';
import type { BillPaymentActor } from './billPaymentMachine';
import { statusOf, type Bill } from './bills';
import * as styles from './RecentBills.css';

interface RecentBillsProps {
  actor: BillPaymentActor;
  bills: Loadable<readonly Bill[]>;
}

/** The bills that came in lately. While they are read, and when they cannot be, any other bill can be paid. */
export function RecentBills({ actor, bills }: RecentBillsProps) {
  const t = useTranslations('billPayment');
  return (
    <Card title={t('recentBills')} padding="list">
      <LoadableRegion
        data={bills}
        loading={<BillListSkeleton />}
        renderError={(retry) => <ErrorState title={t('recentBillsFailed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <BillList actor={actor} bills={list} />
          ) : (
            <EmptyState icon={ReceiptText} title={t('noBills')} description={t('noBillsHint')} />
          )
        }
      </LoadableRegion>
    </Card>
  );
}

interface BillListProps {
  actor: BillPaymentActor;
  bills: readonly Bill[];
}

/** What was paid here counts as paid. */
function BillList({ actor, bills }: BillListProps) {
  const t = useTranslations('billPayment');
  const paidBills = useSelector(actor, ({ context }) => context.paidBills);
  return (
    <ul role="list" aria-label={t('recentBills')}>
      {bills.map((bill) => (
        <li key={bill.id} className={styles.bill}>
          <BillItem
            bill={{ ...bill, status: statusOf(bill, paidBills) }}
            onPay={() => actor.send({ type: 'bill.chosen', bill })}
          />
        </li>
      ))}
    </ul>
  );
}
