import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  chooseFirst: 'اختر اليوم الأول.',
  chooseLast: 'من {from}. اختر اليوم الأخير.',
  dateRange: 'من {from} إلى {to}',
} satisfies Shape<typeof english>;
