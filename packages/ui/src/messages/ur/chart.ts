import type { chart as english } from '../en/chart';
import type { Shape } from '../shape';

export const chart = {
  showTable: 'جدول دکھائیں',
  hideTable: 'جدول چھپائیں',
  reading: '{name}: {text}',
} satisfies Shape<typeof english>;
