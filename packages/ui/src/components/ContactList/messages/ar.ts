import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  lastAmount: 'آخر مبلغ: {amount}',
  failed: 'تعذّر تحميل جهات اتصالك',
} satisfies Shape<typeof english>;
