/** A month or any days: docs/rules.md STATE-1, STATE-3. */
export const period = {
  period: 'Period',
  otherDates: 'Other dates',
  from: 'From',
  to: 'To',
  dayMissing: 'Choose a day.',
  rangeInvalid: 'The first day must not be after the last.',
  dates: '{from} to {to}',
} as const;
