import { formatRelativeDate, type Moment } from '../../format';
import { deviceClock, useClock } from '../../hooks/useClock';
import { useMinuteTick } from '../../hooks/useMinuteTick';
import { useMessages } from '../../messages';
import { transactionsMessages } from '../../messages/shared/transactions';
import { useLocale, useTimeZone } from '../../messages/intl';

/** The latest valid time, in ms. As the current time, it makes every moment old enough to be displayed as a date. */
const END_OF_TIME = 8.64e15;

/** Re-renders the component every minute. docs/rules.md TXN-5. */
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
    // Values that a message does not use are ignored.
    return t(`date.${relative.kind}`, { hours: 0, time: '', date: '', ...relative });
  };
}
