import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useMessages } from '../../messages';
import { calendarMessages } from './messages';
import type { IconComponent } from '../../types';
import { IconButton } from '../Button';
import * as styles from './RangeCalendar.css';
import { useFormatDay } from './useFormatDay';

interface MonthButtonProps {
  state: RangeCalendarState<CalendarDate>;
  icon: IconComponent;
  'aria-label': string;
  isDisabled: boolean;
  onPress: () => void;
}

function MonthButton({ state, isDisabled, onPress, ...props }: MonthButtonProps) {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // A disabled button loses focus, so focus moves to the days if there are no further months.
    if (isDisabled && isPressed.current) state.setFocused(true);
    isPressed.current = false;
  });
  return (
    <IconButton
      {...props}
      isDisabled={isDisabled}
      onPress={() => {
        isPressed.current = true;
        onPress();
      }}
    />
  );
}

interface MonthHeaderProps {
  state: RangeCalendarState<CalendarDate>;
  id: string;
}

/** The name of the visible month, between buttons for the previous and the next month. */
export function MonthHeader({ state, id }: MonthHeaderProps) {
  const t = useMessages(calendarMessages);
  const formatDay = useFormatDay();
  return (
    <div className={styles.header}>
      <MonthButton
        state={state}
        icon={ChevronLeft}
        aria-label={t('previousMonth')}
        isDisabled={state.isDisabled || state.isPreviousVisibleRangeInvalid()}
        onPress={() => state.focusPreviousPage()}
      />
      {/* Not announced while a day has focus, because each day is announced with its month. */}
      <span id={id} aria-live={state.isFocused ? 'off' : 'polite'} className={styles.month}>
        {formatDay(state.visibleRange.start, { month: 'long', year: 'numeric' })}
      </span>
      <MonthButton
        state={state}
        icon={ChevronRight}
        aria-label={t('nextMonth')}
        isDisabled={state.isDisabled || state.isNextVisibleRangeInvalid()}
        onPress={() => state.focusNextPage()}
      />
    </div>
  );
}
