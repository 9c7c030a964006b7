import { useState } from 'react';
import { DateField } from '../../../components/DateField';
import { LazySelect } from '../../../components/LazySelect';
import { Stack } from '../../../components/Stack';
import { getMonthPeriod, getMonthIfWhole, isIsoDate, type Period } from '../../../ledger';
import { useMessages } from '../../../messages';
import { transactionHistoryMessages } from '../messages';
import { useFormatPeriod } from './useFormatPeriod';

const OTHER_DATES = 'other';

export interface PeriodFieldProps {
  /** Selectable months, such as '2026-11'. */
  months: readonly string[];
  /** May be invalid while the user types: validate it with `isValidPeriod`. */
  value: Period;
  /** Called on every change, even if the period is invalid. */
  onChange: (period: Period) => void;
}

/** A field for selecting a month or a range of days. docs/rules.md STATE-1, STATE-3, TXN-18. */
export function PeriodField({ months, value, onChange }: PeriodFieldProps) {
  const t = useMessages(transactionHistoryMessages);
  const formatPeriod = useFormatPeriod();
  const month = getMonthIfWhole(value);
  const [hasOtherDates, setOtherDates] = useState(month === null || !months.includes(month));
  const findDayProblem = (day: string) => (isIsoDate(day) ? undefined : t('dayMissing'));
  return (
    <>
      <LazySelect
        label={t('period')}
        options={[
          ...months.map((id) => ({ id, label: formatPeriod(getMonthPeriod(id)) })),
          { id: OTHER_DATES, label: t('otherDates') },
        ]}
        value={hasOtherDates || month === null ? OTHER_DATES : month}
        onChange={(id) => {
          setOtherDates(id === OTHER_DATES);
          if (id !== OTHER_DATES) onChange(getMonthPeriod(id));
        }}
      />
      {hasOtherDates && (
        <Stack gap={4}>
          <DateField
            label={t('from')}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
            errorMessage={findDayProblem(value.from)}
          />
          <DateField
            label={t('to')}
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
            errorMessage={
              findDayProblem(value.to) ?? (value.from > value.to ? t('rangeInvalid') : undefined)
            }
          />
        </Stack>
      )}
    </>
  );
}
