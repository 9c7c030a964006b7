import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { announceFault } from '../../../faults';
import { Button } from '../../../components/Button';
import { Callout } from '../../../components/Callout';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { LoadableRegion } from '../../../components/LoadableRegion';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TransactionListSkeleton } from '../../../components/TransactionList';
import type { Holdings, RatedMoney } from '../../../format';
import { useClock } from '../../../hooks/useClock';
import {
  createStatement,
  getIsoDate,
  getMonth,
  getMonthPeriod,
  isValidPeriod,
  listMonths,
  type AccountStatement,
} from '../../../ledger';
import { useMessages } from '../../../messages';
import { commonMessages } from '../../../messages/shared/common';
import { transactionHistoryMessages } from '../messages';
import type { Loadable, WalletTransaction } from '../../../types';
import { RatedRegion } from '../../../steps/RatedRegion';
import { PeriodField } from '../period/PeriodField';
import { useFormatPeriod } from '../period/useFormatPeriod';
import { AccountCard } from './AccountCard';
import { StatementDocument } from './StatementDocument';
import { useStatementFiles, type StatementFileType } from './useStatementFiles';
import { useTimeZone } from '../../../messages/intl';

export interface StatementSource {
  /** The whole history, newest first. */
  transactions: readonly WalletTransaction[];
  holdings: Holdings;
}

export interface StatementSheetProps {
  /** The transaction history and the current balances. */
  source: Loadable<StatementSource>;
  /** Whether the sheet is open; controlled by the page. */
  isOpen: boolean;
  /** Called with false when the user closes the sheet. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The statement for a month or a range of days, for download as CSV or OFX, or for printing. docs/rules.md STATE-1 to
 * STATE-6.
 */
export function StatementSheet({ source, isOpen, onOpenChange }: StatementSheetProps) {
  const t = useMessages(transactionHistoryMessages);
  return (
    <Dialog title={t('statement.title')} isOpen={isOpen} onOpenChange={onOpenChange} isSwipeable>
      <LoadableRegion
        data={source}
        loading={<TransactionListSkeleton />}
        renderError={(retry) => <ErrorState title={t('statement.failed')} onRetry={retry} />}
      >
        {(loaded) => (
          <RatedRegion>{(money) => <Statement {...loaded} money={money} />}</RatedRegion>
        )}
      </LoadableRegion>
    </Dialog>
  );
}

function Statement({ transactions, holdings, money }: StatementSource & { money: RatedMoney }) {
  const t = useMessages(transactionHistoryMessages);
  const common = useMessages(commonMessages);
  const timeZone = useTimeZone();
  const formatPeriod = useFormatPeriod();
  const today = getIsoDate(useClock()(), timeZone);
  const months = useMemo(
    () => listMonths(transactions, today, timeZone),
    [transactions, today, timeZone],
  );
  const [period, setPeriod] = useState(getMonthPeriod(getMonth(today)));
  const [isPrinting, setPrinting] = useState(false);
  const [hasFileFailed, setFileFailed] = useState(false);
  const downloadFile = useStatementFiles();
  const statements = isValidPeriod(period)
    ? createStatement({ transactions, holdings, money, period, timeZone })
    : null;

  async function saveFile(type: StatementFileType, saved: readonly AccountStatement[]) {
    setFileFailed(false);
    try {
      await downloadFile(type, saved, period);
    } catch (error) {
      // The chunk with the CSV writer could not be loaded.
      console.error(error);
      announceFault(error, 'loading');
      setFileFailed(true);
    }
  }

  return (
    <Stack gap={5}>
      <PeriodField months={months} value={period} onChange={setPeriod} />
      {statements && (
        <>
          {statements.map((statement) => (
            <AccountCard key={statement.currency} statement={statement} />
          ))}
          <Text size="caption" tone="muted">
            {t('statement.basis', { currency: money.home })}
          </Text>
          <Stack gap={2}>
            {hasFileFailed && (
              <Callout tone="danger" isUrgent title={t('statement.csvFailed')}>
                {common('loadFailedHint')}
              </Callout>
            )}
            <Button isFullWidth icon={Download} onPress={() => void saveFile('csv', statements)}>
              {t('statement.csv')}
            </Button>
            <Button
              variant="outline"
              isFullWidth
              icon={Download}
              onPress={() => void saveFile('ofx', statements)}
            >
              {t('statement.ofx')}
            </Button>
            <Button variant="outline" isFullWidth icon={Printer} onPress={() => setPrinting(true)}>
              {t('statement.print')}
            </Button>
          </Stack>
          {isPrinting && (
            <StatementDocument
              statements={statements}
              title={formatPeriod(period)}
              onPrinted={() => setPrinting(false)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
