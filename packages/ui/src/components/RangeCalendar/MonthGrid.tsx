import { isSameDay, isSameMonth, startOfWeek, type CalendarDate } from '@internationalized/date';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import * as styles from './RangeCalendar.css';
import { useFormatDay } from './useFormatDay';

interface DayProps {
  state: RangeCalendarState<CalendarDate>;
  date: CalendarDate;
  column: number;
  isToday: boolean;
  errorId?: string;
}

function Day({ state, date, column, isToday, errorId }: DayProps) {
  const formatDay = useFormatDay();
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = state.isCellFocused(date);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);

  const range = state.highlightedRange;
  const isFirst = range !== null && isSameDay(date, range.start);
  const isLast = range !== null && isSameDay(date, range.end);
  const isUnavailable = state.isCellUnavailable(date);
  // Unlike `state.isSelected`, this includes disabled days.
  const isSelected =
    range !== null &&
    !isUnavailable &&
    date.compare(range.start) >= 0 &&
    date.compare(range.end) <= 0;
  return (
    <div
      role="gridcell"
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      className={styles.cell}
      style={{ gridColumnStart: column }}
    >
      <AriaButton
        ref={button}
        aria-label={formatDay(date, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        })}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isSelected}
        aria-disabled={isUnavailable || undefined}
        aria-describedby={isSelected ? errorId : undefined}
        isDisabled={state.isCellDisabled(date)}
        excludeFromTabOrder={!isSameDay(date, state.focusedDate)}
        className={styles.day}
        onFocus={() => {
          state.setFocusedDate(date);
          state.setFocused(true);
        }}
        onHoverStart={() => state.highlightDate(date)}
        onPress={() => {
          if (!isUnavailable) state.selectDate(date);
        }}
      >
        {formatDay(date, { day: 'numeric' })}
      </AriaButton>
    </div>
  );
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const MAX_WEEKDAY = 6;

interface MonthGridProps {
  state: RangeCalendarState<CalendarDate>;
  /** ISO date. */
  today: string;
  'aria-labelledby': string;
  errorId?: string;
}

/** The days of the visible month. Only one day is in the tab order; arrow keys move between days. */
export function MonthGrid({ state, today, errorId, ...props }: MonthGridProps) {
  const formatDay = useFormatDay();
  const { locale, direction } = useLocale();
  const firstDay = startOfWeek(state.visibleRange.start, locale);
  const formatWeekdays = (weekday: 'short' | 'narrow') =>
    WEEK.map((days) => formatDay(firstDay.add({ days }), { weekday }));
  const short = formatWeekdays('short');
  // Arabic short names equal the full names, which do not fit, so use one-letter names. Urdu has none.
  const weekdays = short.some((name) => name.length > MAX_WEEKDAY)
    ? formatWeekdays('narrow')
    : short;

  function moveFocus(event: KeyboardEvent) {
    const isBackward = (event.key === 'ArrowLeft') === (direction === 'ltr');
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        if (isBackward) state.focusPreviousDay();
        else state.focusNextDay();
        break;
      case 'ArrowUp':
        state.focusPreviousRow();
        break;
      case 'ArrowDown':
        state.focusNextRow();
        break;
      case 'PageUp':
        state.focusPreviousSection(event.shiftKey);
        break;
      case 'PageDown':
        state.focusNextSection(event.shiftKey);
        break;
      case 'Home':
        state.focusSectionStart();
        break;
      case 'End':
        state.focusSectionEnd();
        break;
      case 'Escape':
        if (!state.anchorDate) return;
        state.setAnchorDate(null);
        event.stopPropagation();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <div
      {...props}
      role="grid"
      tabIndex={-1}
      aria-multiselectable
      aria-disabled={state.isDisabled || undefined}
      className={styles.grid}
      onKeyDown={moveFocus}
      onBlur={() => state.setFocused(false)}
    >
      {/* Hidden, because the weekday is part of the name of each day. */}
      <div aria-hidden className={styles.week}>
        {WEEK.map((index) => (
          <span key={index} className={styles.weekday}>
            {weekdays[index]}
          </span>
        ))}
      </div>
      {listWeeks(state).map((days) => (
        <div role="row" key={String(days[0]?.date)} className={styles.week}>
          {days.map(({ date, column }) => (
            <Day
              key={date.toString()}
              isToday={date.toString() === today}
              {...{ state, date, column, errorId }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const listWeeks = (state: RangeCalendarState<CalendarDate>) =>
  Array.from({ length: state.getWeeksInMonth() }, (_, week) =>
    state
      .getDatesInWeek(week)
      .flatMap((date, index) =>
        date && isSameMonth(date, state.visibleRange.start) ? [{ date, column: index + 1 }] : [],
      ),
  );
