import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  previousMonth: 'پچھلا مہینہ',
  nextMonth: 'اگلا مہینہ',
  chooseFirst: 'پہلا دن چنیں۔',
  chooseLast: '{from} سے۔ آخری دن چنیں۔',
  dateRange: '{from} سے {to} تک',
} satisfies Shape<typeof english>;
