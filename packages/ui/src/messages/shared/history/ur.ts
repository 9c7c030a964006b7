import type { Shape } from '../../shape';
import type english from './en';

export default {
  recentActivity: 'حالیہ سرگرمی',
  viewAll: 'سب دیکھیں',
  failed: 'آپ کی ٹرانزیکشنز لوڈ نہیں ہو سکیں',
  empty: 'ابھی کوئی ٹرانزیکشن نہیں',
  emptyHint: 'آپ کی ٹرانزیکشنز یہاں نظر آئیں گی',
} satisfies Shape<typeof english>;
