import { useLocale, useTimeZone } from 'use-intl';
import { relativeDate, type Moment } from '../../format';
import { useClock } from '../../hooks/useClock';
import { useTranslations } from '../../messages';

/** Gives the function that tells how long ago a moment was, in words. docs/rules.md TXN-5. */
export function useRelativeDate(): (moment: Moment) => string {
  const t = useTranslations('transactions.date');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const clock = useClock();
  return (moment) => {
    const told = relativeDate(moment, clock(), { locale, timeZone });
    switch (told.kind) {
      case 'hoursAgo':
        return t('hoursAgo', { hours: told.hours });
      case 'yesterday':
        return t('yesterday', { time: told.time });
      case 'date':
        return t('date', { date: told.date, time: told.time });
      default:
        return t(told.kind);
    }
  };
}
