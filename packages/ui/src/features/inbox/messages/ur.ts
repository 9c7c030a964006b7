import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'نوٹیفکیشنز',
  titleWithNew: 'نوٹیفکیشنز، {count} نئے',
  failed: 'آپ کے نوٹیفکیشنز لوڈ نہیں ہو سکے',
  empty: 'ابھی کوئی نوٹیفکیشن نہیں',
  emptyHint: 'جب رقم موصول ہو، یا کوئی زیر التوا ٹرانزیکشن مکمل یا ناکام ہو، تو یہاں نظر آئے گا۔',
} satisfies Shape<typeof english>;
