import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'الإشعارات',
  titleWithNew: 'الإشعارات، الجديدة منها {count}',
  failed: 'تعذّر تحميل إشعاراتك',
  empty: 'لا توجد إشعارات حتى الآن',
  emptyHint: 'تظهر هنا الأموال التي تصلك، والعمليات قيد الانتظار عند اكتمالها أو فشلها.',
} satisfies Shape<typeof english>;
