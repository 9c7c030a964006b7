import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { LoadableRegion } from '../../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton';
import { Stack } from '../../../components/Stack';
import { useClock } from '../../../hooks/useClock';
import {
  getIsoDate,
  getMonth,
  getMonthPeriod,
  isValidPeriod,
  listMonths,
  type Period,
} from '../../../ledger';
import { useMessages } from '../../../messages';
import { historyMessages } from '../../../messages/shared/history';
import { transactionHistoryMessages } from '../messages';
import { size } from '../../../theme/lengths.css';
import type { Loadable, WalletTransaction } from '../../../types';
import { PeriodField } from './PeriodField';
import { useTimeZone } from '../../../messages/intl';

export interface DatesSheetProps {
  /** The whole history, from which the available months are computed. */
  all: Loadable<readonly WalletTransaction[]>;
  /** The selected period; null for all dates. */
  period: Period | null;
  /** Called with the newly selected period; the page should then close the sheet. */
  onPeriodChange: (period: Period | null) => void;
  /** Whether the sheet is open; controlled by the page. */
  isOpen: boolean;
  /** Called with false when the user closes the sheet. */
  onOpenChange: (isOpen: boolean) => void;
}

/** A sheet that limits the history to a month or a range of days. docs/rules.md TXN-18. */
export function DatesSheet({ all, isOpen, onOpenChange, ...choice }: DatesSheetProps) {
  const t = useMessages(transactionHistoryMessages);
  const tHistory = useMessages(historyMessages);
  return (
    <Dialog title={t('dates')} isOpen={isOpen} onOpenChange={onOpenChange} isSwipeable>
      <LoadableRegion
        data={all}
        loading={
          <SkeletonRegion>
            <Skeleton variant="block" height={size.control} />
          </SkeletonRegion>
        }
        renderError={(retry) => <ErrorState title={tHistory('failed')} onRetry={retry} />}
      >
        {(transactions) => <DatesForm transactions={transactions} {...choice} />}
      </LoadableRegion>
    </Dialog>
  );
}

interface DatesFormProps extends Pick<DatesSheetProps, 'period' | 'onPeriodChange'> {
  transactions: readonly WalletTransaction[];
}

function DatesForm({ transactions, period, onPeriodChange }: DatesFormProps) {
  const t = useMessages(transactionHistoryMessages);
  const timeZone = useTimeZone();
  const today = getIsoDate(useClock()(), timeZone);
  const months = useMemo(
    () => listMonths(transactions, today, timeZone),
    [transactions, today, timeZone],
  );
  const [chosen, setChosen] = useState(period ?? getMonthPeriod(getMonth(today)));
  return (
    <Stack gap={5}>
      <PeriodField months={months} value={chosen} onChange={setChosen} />
      <Stack gap={2}>
        <Button
          isFullWidth
          isDisabled={!isValidPeriod(chosen)}
          disabledReason={t('datesNeeded')}
          onPress={() => onPeriodChange(chosen)}
        >
          {t('showDates')}
        </Button>
        {period && (
          <Button variant="outline" isFullWidth onPress={() => onPeriodChange(null)}>
            {t('allDates')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
