import { DATE_FORMAT, useFormatDateTime } from '../../../hooks/useFormatDateTime';
import { getMonthIfWhole, type Period } from '../../../ledger';
import { useTranslations } from '../../../messages';

/** Returns a function that formats a period: 'November 2026' for a month, otherwise the first and last day. */
export function useFormatPeriod(): (period: Period) => string {
  const t = useTranslations('transactionHistory');
  const formatDate = useFormatDateTime();
  // Noon UTC is the same calendar day in every time zone where the wallet's languages are spoken.
  const formatDay = (isoDate: string) => formatDate(`${isoDate}T12:00:00Z`, DATE_FORMAT);
  return ({ from, to }) => {
    const month = getMonthIfWhole({ from, to });
    return month
      ? formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' })
      : t('dateRange', { from: formatDay(from), to: formatDay(to) });
  };
}
