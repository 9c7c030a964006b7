/** Charts of the balances and of income and spending: docs/rules.md INSIGHT. */
export default {
  title: 'Insights',
  failed: 'Your insights could not be loaded',
  empty: 'Nothing to show yet',
  emptyHint: 'What comes in and goes out appears here.',
  account: 'Account',
  balance: 'Balance over time',
  balanceName: 'Balance',
  period: 'Period',
  periods: {
    month: '30 days',
    quarter: '90 days',
    year: '1 year',
  },
  balanceCaption:
    '{direction, select, up {From {from} to {to} your balance rose from {opening} to {closing}.} down {From {from} to {to} your balance fell from {opening} to {closing}.} other {On {from} and on {to} your balance was {closing}.}}',
  hidden: 'Your balances are hidden.',
  day: 'Day',
  months: 'In and out by month',
  month: 'Month',
  moneyIn: 'In',
  moneyOut: 'Out',
  monthsCaption:
    '{count, plural, one {In # month {moneyIn} came in and {moneyOut} went out.} other {In # months {moneyIn} came in and {moneyOut} went out.}}',
  kinds: 'Out by kind',
  kindsHint:
    '{count, plural, one {In # month. Completed transactions only.} other {In # months. Completed transactions only.}}',
  noneOut: 'Nothing went out.',
  conversion: 'Conversions',
  zakat: 'Zakat',
  zakatHint: 'Is it due on what you hold, and how much?',
} as const;
