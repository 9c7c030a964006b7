import { formatRelativeDate, type Moment } from '../../format';
import { deviceClock, useClock } from '../../hooks/useClock';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import { useTranslations } from '../../messages';
import { useLocale, useTimeZone } from '../../messages/intl';

/** Largest valid time, ms. Used as the current time, it makes every moment so old that its date is displayed. */
const END_OF_TIME = 8.64e15;

/** docs/rules.md TXN-5. */
export function useFormatRelativeDate(): (moment: Moment) => string {
  const t = useTranslations('transactions.date');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const clock = useClock();
  const isHydrating = useIsHydrating();
  return (moment) => {
    // Server and device clocks differ, so a relative time could cause a hydration mismatch.
    const now = isHydrating && clock === deviceClock ? END_OF_TIME : clock();
    const relative = formatRelativeDate(moment, now, { locale, timeZone });
    switch (relative.kind) {
      case 'hoursAgo':
        return t('hoursAgo', { hours: relative.hours });
      case 'yesterday':
        return t('yesterday', { time: relative.time });
      case 'date':
        return t('date', { date: relative.date, time: relative.time });
      default:
        return t(relative.kind);
    }
  };
}
