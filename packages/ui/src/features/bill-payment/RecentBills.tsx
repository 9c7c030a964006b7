import { useSelector } from '@xstate/react';
import { ReceiptText } from 'lucide-react';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { ListItem } from '../../components/ListItem';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import { Stack } from '../../components/Stack';
import { useMessages } from '../../messages';
import { billPaymentMessages } from './messages';
import { size, space } from '../../theme/lengths.css';
import type { Loadable } from '../../types';
import { BillItem } from './BillItem';
import type { BillPaymentActor } from './billPaymentMachine';
import { type Bill, type BillCategory, getStatus } from './bills';
import { getCategoryContent } from './categories';
import * as styles from './RecentBills.css';

interface RecentBillsProps {
  actor: BillPaymentActor;
  categories: readonly BillCategory[];
  bills: Loadable<readonly Bill[]>;
}

/** Recent bills. Other bills can be paid even if these have not loaded. */
export function RecentBills({ actor, categories, bills }: RecentBillsProps) {
  const t = useMessages(billPaymentMessages);
  return (
    <Card title={t('recentBills')} padding="list">
      <LoadableRegion
        data={bills}
        loading={<BillListSkeleton />}
        renderError={(retry) => <ErrorState title={t('recentBillsFailed')} onRetry={retry} />}
      >
        {(list) =>
          list.length > 0 ? (
            <BillList actor={actor} categories={categories} bills={list} />
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
  categories: readonly BillCategory[];
  bills: readonly Bill[];
}

/** Bills paid in this flow have the status paid. */
function BillList({ actor, categories, bills }: BillListProps) {
  const t = useMessages(billPaymentMessages);
  const paidBills = useSelector(actor, ({ context }) => context.paidBills);
  return (
    <ul role="list" aria-label={t('recentBills')}>
      {bills.map((bill) => (
        <li key={bill.id} className={styles.bill}>
          <BillItem
            icon={getCategoryContent(bill.category, categories).icon}
            bill={{ ...bill, status: getStatus(bill, paidBills) }}
            onPay={() => actor.send({ type: 'bill.chosen', bill })}
          />
        </li>
      ))}
    </ul>
  );
}

const RECENT_BILL_COUNT = 3;

/** Skeleton rows with the same height as bills. */
function BillListSkeleton() {
  return (
    <SkeletonRegion>
      {Array.from({ length: RECENT_BILL_COUNT }, (_, row) => (
        <div key={row} className={styles.bill}>
          <ListItem
            leading={<Skeleton variant="circle" height={size.avatar} />}
            title={<Skeleton size="label" width="9ch" />}
            description={
              <Stack gap={1} align="start">
                <Skeleton size="caption" width="10ch" />
                <Skeleton size="caption" width="14ch" />
                <Skeleton variant="block" height={space[6]} width="9ch" />
              </Stack>
            }
            trailing={<Skeleton variant="block" height={size.target} width="6rem" />}
          />
        </div>
      ))}
    </SkeletonRegion>
  );
}
