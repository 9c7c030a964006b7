import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import { getMonthIfWhole, type Period } from '../../../ledger';
import { useMessages } from '../../../messages';
import { transactionHistoryMessages } from '../messages';

/** Returns a function that formats a period: 'November 2026' for a month, otherwise the first and last day. */
export function useFormatPeriod(): (period: Period) => string {
  const t = useMessages(transactionHistoryMessages);
  const formatDate = useFormatDateTime();
  // Format calendar days in UTC, so that the device's time zone cannot shift them.
  const formatDay = (isoDate: string) => formatDate(isoDate, { ...DATE_FORMAT, timeZone: 'UTC' });
  return ({ from, to }) => {
    const month = getMonthIfWhole({ from, to });
    return month
      ? formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
      : t('dateRange', { from: formatDay(from), to: formatDay(to) });
  };
}
