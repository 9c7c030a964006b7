import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { useEffect, useEffectEvent, useId, useRef, type FocusEvent, type Ref } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useControlledState } from 'react-stately/useControlledState';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useClock } from '../../hooks/useClock';
import { DATE_FORMAT } from '../../hooks/useFormatDateTime';
import { getIsoDate, isIsoDate, type Period } from '../../ledger';
import { useMessages } from '../../messages';
import { calendarMessages } from './messages';
import * as fieldStyles from '../Field/Field.css';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldTextProps } from '../Field/fieldProps';
import { MonthGrid } from './MonthGrid';
import { MonthHeader } from './MonthHeader';
import * as styles from './RangeCalendar.css';
import { useFormatDay } from './useFormatDay';
import { useTimeZone } from '../../messages/intl';

export interface RangeCalendarProps extends FieldTextProps {
  /** First and last date as `YYYY-MM-DD`, if controlled; both empty for none. */
  value?: Period;
  /** Initial dates, if uncontrolled. @default { from: '', to: '' } */
  defaultValue?: Period;
  /** Called with both dates when the user has chosen the second. The last date is never before the first. */
  onChange?: (period: Period) => void;
  /** First date that can be chosen, as `YYYY-MM-DD`. */
  min?: string;
  /** Last date that can be chosen, as `YYYY-MM-DD`. */
  max?: string;
  /** Whether a date, as `YYYY-MM-DD`, cannot be selected, neither by itself nor within a period. */
  isDateUnavailable?: (date: string) => boolean;
  /** Name of the first date in the submitted form data. */
  fromName?: string;
  /** Name of the last date in the submitted form data. */
  toName?: string;
  /** Prevents focus and input, and excludes the dates from form submission. @default false */
  isDisabled?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

const NO_PERIOD: Period = { from: '', to: '' };

const createCalendar = () => new GregorianCalendar();

const parse = (date = ''): CalendarDate | undefined =>
  isIsoDate(date) ? parseDate(date) : undefined;

/**
 * A calendar for selecting a period. Not based on React Aria's calendar, which has no Urdu announcements. Use it to
 * choose a period by sight; for dates that the user knows use `DateRangeField`.
 */
export function RangeCalendar({
  label,
  isLabelHidden,
  isOptional,
  description,
  errorMessage,
  value,
  defaultValue = NO_PERIOD,
  onChange,
  min,
  max,
  isDateUnavailable,
  fromName,
  toName,
  isDisabled = false,
  ref,
}: RangeCalendarProps) {
  const t = useMessages(calendarMessages);
  const formatDay = useFormatDay();
  const id = useId();
  const today = getIsoDate(useClock()(), useTimeZone());
  const [period, setPeriod] = useControlledState(value, defaultValue, onChange);
  const [from, to] = [parse(period.from), parse(period.to)];
  const state = useRangeCalendarState<CalendarDate>({
    locale: useLocale().locale,
    createCalendar,
    value: from && to ? { start: from, end: to } : null,
    onChange: ({ start, end }) => setPeriod({ from: start.toString(), to: end.toString() }),
    defaultFocusedValue: from ?? parse(today),
    minValue: parse(min),
    maxValue: parse(max),
    isDateUnavailable: isDateUnavailable && ((date) => isDateUnavailable(date.toString())),
    isDisabled,
    isInvalid: Boolean(errorMessage),
  });

  /** Completes the period when focus leaves the calendar, so that the highlighted period is submitted. */
  function complete({ currentTarget, relatedTarget }: FocusEvent) {
    if (state.anchorDate && !currentTarget.contains(relatedTarget)) state.commitSelection();
  }

  function describePeriod() {
    if (state.anchorDate) {
      return t('chooseLast', { from: formatDay(state.anchorDate, DATE_FORMAT) });
    }
    if (!from || !to) return t('chooseFirst');
    const [first, last] = [formatDay(from, DATE_FORMAT), formatDay(to, DATE_FORMAT)];
    return first === last ? first : t('dateRange', { from: first, to: last });
  }

  return (
    <FieldGroup {...{ id, label, isLabelHidden, isOptional, description, errorMessage, ref }}>
      <div
        data-invalid={state.isValueInvalid || undefined}
        className={styles.calendar}
        onBlur={complete}
      >
        <MonthHeader state={state} id={`${id}-month`} />
        <MonthGrid
          state={state}
          today={today}
          aria-labelledby={`${id}-label ${id}-month`}
          errorId={errorMessage ? `${id}-error` : undefined}
        />
      </div>
      <div role="status" className={fieldStyles.description}>
        {describePeriod()}
      </div>
      <PeriodInputs
        {...{ fromName, toName, period, isDisabled }}
        onReset={() => setPeriod(defaultValue)}
      />
    </FieldGroup>
  );
}

interface PeriodInputsProps extends Pick<RangeCalendarProps, 'fromName' | 'toName' | 'isDisabled'> {
  period: Period;
  onReset: () => void;
}

function PeriodInputs({ fromName, toName, period, isDisabled, onReset }: PeriodInputsProps) {
  const input = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = input.current?.form;
    // A wrapper, because an effect event must not be passed to another function.
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, []);
  return (
    <>
      <input ref={input} type="hidden" name={fromName} value={period.from} disabled={isDisabled} />
      <input type="hidden" name={toName} value={period.to} disabled={isDisabled} />
    </>
  );
}
