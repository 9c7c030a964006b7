import type { period as english } from '../en/period';
import type { Shape } from '../shape';

export const period = {
  period: 'الفترة',
  otherDates: 'تواريخ أخرى',
  from: 'من',
  to: 'إلى',
  dayMissing: 'اختر يومًا.',
  rangeInvalid: 'يجب ألا يكون اليوم الأول بعد اليوم الأخير.',
  dates: 'من {from} إلى {to}',
} satisfies Shape<typeof english>;
