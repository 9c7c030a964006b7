import type { splash as english } from '../en/splash';
import type { Shape } from '../shape';

export const splash = {
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
