/** Messages of calendars. Dates, months and weekdays are formatted by `Intl`. */
export default {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseFirst: 'Choose the first day.',
  chooseLast: 'From {from}. Choose the last day.',
  dateRange: '{from} to {to}',
} as const;
