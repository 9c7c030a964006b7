import type { calendar as english } from '../en/calendar';
import type { Shape } from '../shape';

export const calendar = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  chooseFirst: 'اختر اليوم الأول.',
  chooseLast: 'من {from}. اختر اليوم الأخير.',
  dateRange: 'من {from} إلى {to}',
} satisfies Shape<typeof english>;
