import type { history as english } from '../en/history';
import type { Shape } from '../shape';

export const history = {
  recentActivity: 'حالیہ سرگرمی',
  viewAll: 'سب دیکھیں',
  failed: 'آپ کی ٹرانزیکشنز لوڈ نہیں ہو سکیں',
  empty: 'ابھی کوئی ٹرانزیکشن نہیں',
  emptyHint: 'آپ کی ٹرانزیکشنز یہاں نظر آئیں گی',
} satisfies Shape<typeof english>;
