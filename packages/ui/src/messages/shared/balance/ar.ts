import type { Shape } from '../../shape';
import type english from './en';

export default {
  total: 'إجمالي الرصيد',
  cash: 'النقد',
  gold: 'الذهب',
  silver: 'الفضة',
  share: '\u2066{share}%\u2069 من الإجمالي',
  hide: 'إخفاء الأرصدة',
  show: 'إظهار الأرصدة',
  nowHidden: 'تم إخفاء الأرصدة',
  nowShown: 'تم إظهار الأرصدة',
  insights: 'نظرة عامة',
  verified: 'تم التحقق على Solana',
} satisfies Shape<typeof english>;
