import { useSelector } from '@xstate/react';
import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import type { BillPaymentActor } from './BillPaymentFlow';
import { BillItem } from './BillItem';
import { statusOf, type Bill } from './bills';
import * as styles from './RecentBills.css';

interface RecentBillsProps {
  actor: BillPaymentActor;
  bills: readonly Bill[];
}

/** The bills that came in lately; what was paid here counts as paid. */
export function RecentBills({ actor, bills }: RecentBillsProps) {
  const t = useTranslations('billPayment');
  const paidBills = useSelector(actor, ({ context }) => context.paidBills);
  return (
    <Card heading={t('recentBills')} padding="list">
      {bills.length > 0 ? (
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
      ) : (
        <EmptyState icon={ReceiptText} title={t('noBills')} description={t('noBillsHint')} />
      )}
    </Card>
  );
}
