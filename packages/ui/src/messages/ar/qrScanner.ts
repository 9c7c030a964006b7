import type { qrScanner as english } from '../en/qrScanner';
import type { Shape } from '../shape';

export const qrScanner = {
  subtitle: 'ضع الرمز داخل الإطار',
  opening: 'جارٍ فتح الكاميرا…',
  looking: 'جارٍ البحث عن رمز…',
  reading: 'جارٍ قراءة الرمز…',
  choosePicture: 'اختيار صورة',
} satisfies Shape<typeof english>;
