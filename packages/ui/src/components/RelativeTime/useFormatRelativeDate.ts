import { formatRelativeDate, type Moment } from '../../format';
import { deviceClock, useClock } from '../../hooks/useClock';
import { useMinuteTick } from '../../hooks/useMinuteTick';
import { useMessages } from '../../messages';
import { transactionsMessages } from '../../messages/shared/transactions';
import { useLocale, useTimeZone } from '../../messages/intl';

/** Largest valid time, ms. Used as the current time, it makes every moment so old that its date is displayed. */
const END_OF_TIME = 8.64e15;

/** The component renders again every minute. docs/rules.md TXN-5. */
export function useFormatRelativeDate(): (moment: Moment) => string {
  const t = useMessages(transactionsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const clock = useClock();
  const tick = useMinuteTick();
  return (moment) => {
    // Server and device clocks differ, so a relative time could cause a hydration mismatch.
    const now = tick === null && clock === deviceClock ? END_OF_TIME : clock();
    const relative = formatRelativeDate(moment, now, { locale, timeZone });
    // Each message takes the values that its kind has.
    return t(`date.${relative.kind}`, { hours: 0, time: '', date: '', ...relative });
  };
}
