import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import { getPeriodMonth, type Period } from '../../../ledger';
import { useTranslations } from '../../../messages';

/** Returns a function that names a period: 'November 2026', or from its first to its last day. */
export function useFormatPeriod(): (period: Period) => string {
  const t = useTranslations('transactionHistory');
  const formatDate = useFormatDateTime();
  // Midday: the same day in every time zone of the wallet's languages.
  const formatDay = (isoDate: string) => formatDate(`${isoDate}T12:00:00Z`, DATE_FORMAT);
  return ({ from, to }) => {
    const month = getPeriodMonth({ from, to });
    return month
      ? formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' })
      : t('dateRange', { from: formatDay(from), to: formatDay(to) });
  };
}
