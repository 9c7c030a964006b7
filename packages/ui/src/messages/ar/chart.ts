import type { chart as english } from '../en/chart';
import type { Shape } from '../shape';

export const chart = {
  showTable: 'عرض كجدول',
  hideTable: 'إخفاء الجدول',
  reading: '{name}: {text}',
} satisfies Shape<typeof english>;
