import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  subtitle: 'ضع الرمز داخل الإطار',
  opening: 'جارٍ فتح الكاميرا…',
  looking: 'جارٍ البحث عن رمز…',
  reading: 'جارٍ قراءة الرمز…',
  choosePicture: 'اختيار صورة',
} satisfies Shape<typeof english>;
