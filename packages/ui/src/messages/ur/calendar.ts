import type { calendar as english } from '../en/calendar';
import type { Shape } from '../shape';

export const calendar = {
  previousMonth: 'پچھلا مہینہ',
  nextMonth: 'اگلا مہینہ',
  chooseFirst: 'پہلا دن چنیں۔',
  chooseLast: '{from} سے۔ آخری دن چنیں۔',
  dateRange: '{from} سے {to} تک',
} satisfies Shape<typeof english>;
