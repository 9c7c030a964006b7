import type { period as english } from '../en/period';
import type { Shape } from '../shape';

export const period = {
  period: 'مدت',
  otherDates: 'دوسری تاریخیں',
  from: 'کب سے',
  to: 'کب تک',
  dayMissing: 'ایک دن چنیں۔',
  rangeInvalid: 'پہلا دن آخری دن کے بعد نہیں ہو سکتا۔',
  dates: '{from} سے {to} تک',
} satisfies Shape<typeof english>;
