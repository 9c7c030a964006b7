import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTimeZone } from 'use-intl';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { ErrorState } from '../../../components/ErrorState';
import { LazySelect } from '../../../components/LazySelect';
import { LoadableRegion } from '../../../components/LoadableRegion';
import { Stack } from '../../../components/Stack';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { TransactionListSkeleton } from '../../../components/TransactionList';
import type { Holdings } from '../../../format';
import { useClock } from '../../../hooks/useClock';
import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import {
  createStatement,
  getIsoDate,
  getLastDay,
  getMonth,
  STATEMENT_ACCOUNTS,
  type Period,
} from '../../../ledger';
import { useTranslations } from '../../../messages';
import type { Loadable, WalletTransaction } from '../../../types';
import { AccountCard } from './AccountCard';
import { StatementDocument } from './StatementDocument';
import { useStatementCsv } from './useStatementCsv';

/** What a statement is made from. */
export interface StatementSource {
  /** The whole history, newest first. */
  transactions: readonly WalletTransaction[];
  /** The present balances. */
  holdings: Holdings;
}

export interface StatementSheetProps {
  /** The history and the balances. */
  source: Loadable<StatementSource>;
  /** Controlled: the page opens and closes it. */
  isOpen: boolean;
  /** Called with false to close it. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The statement of a month or of any days, as CSV or on paper. docs/rules.md STATE-1 to STATE-5. */
export function StatementSheet({ source, isOpen, onOpenChange }: StatementSheetProps) {
  const t = useTranslations('statement');
  return (
    <Dialog title={t('title')} isOpen={isOpen} onOpenChange={onOpenChange} isSwipeable>
      <LoadableRegion
        data={source}
        loading={<TransactionListSkeleton />}
        renderError={(retry) => <ErrorState title={t('failed')} onRetry={retry} />}
      >
        {(loaded) => <Statement {...loaded} />}
      </LoadableRegion>
    </Dialog>
  );
}

const OTHER_DATES = 'other';

const toPeriod = (month: string): Period => ({ from: `${month}-01`, to: getLastDay(month) });

function Statement({ transactions, holdings }: StatementSource) {
  const t = useTranslations('statement');
  const timeZone = useTimeZone();
  const formatDate = useFormatDateTime();
  const today = getIsoDate(useClock()(), timeZone);
  const months = listMonths(transactions, today, timeZone);
  const [month, setMonth] = useState<string>(getMonth(today));
  const [range, setRange] = useState<Period>({ from: `${getMonth(today)}-01`, to: today });
  const [isPrinting, setPrinting] = useState(false);
  const download = useStatementCsv();

  const isRange = month === OTHER_DATES;
  const isInvalid = isRange && (range.from === '' || range.to === '' || range.from > range.to);
  const period = isRange ? range : toPeriod(month);
  const statement = isInvalid
    ? null
    : createStatement({ transactions, holdings, period, timeZone });
  const formatDay = (isoDate: string) => formatDate(`${isoDate}T12:00:00Z`, DATE_FORMAT);
  const formatMonth = (isoMonth: string) =>
    formatDate(`${isoMonth}-15T12:00:00Z`, { month: 'long', year: 'numeric' });

  return (
    <Stack gap={5}>
      <LazySelect
        label={t('period')}
        options={[
          ...months.map((id) => ({ id, label: formatMonth(id) })),
          { id: OTHER_DATES, label: t('otherDates') },
        ]}
        value={month}
        onChange={setMonth}
      />
      {isRange && (
        <Stack gap={4}>
          <TextField
            label={t('from')}
            type="date"
            value={range.from}
            onChange={(from) => setRange({ ...range, from })}
          />
          <TextField
            label={t('to')}
            type="date"
            value={range.to}
            onChange={(to) => setRange({ ...range, to })}
            errorMessage={isInvalid ? t('rangeInvalid') : undefined}
          />
        </Stack>
      )}
      {statement && (
        <>
          {STATEMENT_ACCOUNTS.map((account) => (
            <AccountCard key={account} account={account} statement={statement[account]} />
          ))}
          <Text size="caption" tone="muted">
            {t('basis')}
          </Text>
          <Stack gap={2}>
            <Button
              isFullWidth
              icon={Download}
              onPress={() => void download(statement, period, isRange ? undefined : month)}
            >
              {t('csv')}
            </Button>
            <Button variant="outline" isFullWidth icon={Printer} onPress={() => setPrinting(true)}>
              {t('print')}
            </Button>
          </Stack>
          {isPrinting && (
            <StatementDocument
              statement={statement}
              title={
                isRange
                  ? t('dates', { from: formatDay(range.from), to: formatDay(range.to) })
                  : formatMonth(month)
              }
              onPrinted={() => setPrinting(false)}
            />
          )}
        </>
      )}
    </Stack>
  );
}

/** The months with transactions and the present one, newest first. */
function listMonths(
  transactions: readonly WalletTransaction[],
  today: string,
  timeZone: string | undefined,
): string[] {
  const dates = transactions.map(({ timestamp }) => getIsoDate(timestamp, timeZone));
  const months = new Set([today, ...dates].filter(Boolean).map(getMonth));
  return [...months].toSorted().toReversed();
}
