import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  showTable: 'عرض كجدول',
  hideTable: 'إخفاء الجدول',
  reading: '{name}: {text}',
} satisfies Shape<typeof english>;
