import type { Shape } from '../../shape';
import type english from './en';

export default {
  recentActivity: 'النشاط الأخير',
  viewAll: 'عرض الكل',
  failed: 'تعذّر تحميل عملياتك',
  empty: 'لا توجد عمليات بعد',
  emptyHint: 'ستظهر عملياتك هنا',
} satisfies Shape<typeof english>;
