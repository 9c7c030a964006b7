import type { history as english } from '../en/history';
import type { Shape } from '../shape';

export const history = {
  recentActivity: 'النشاط الأخير',
  viewAll: 'عرض الكل',
  failed: 'تعذّر تحميل عملياتك',
  empty: 'لا توجد عمليات بعد',
  emptyHint: 'ستظهر عملياتك هنا',
} satisfies Shape<typeof english>;
