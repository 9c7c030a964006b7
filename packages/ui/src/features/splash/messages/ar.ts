import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  page: 'جارٍ التحميل',
  tagline: 'متوافقة مع الشريعة • آمنة • شفافة',
  progress: 'جارٍ تحميل محفظتك',
  stages: {
    starting: 'جارٍ تشغيل محفظتك…',
    preparing: 'جارٍ تجهيز كل شيء…',
    opening: 'جارٍ فتح محفظتك…',
    finishing: 'أوشكنا على الانتهاء…',
    complete: 'أهلًا بك',
  },
  noScript: 'تحتاج RAD Wallet إلى JavaScript.',
} satisfies Shape<typeof english>;
