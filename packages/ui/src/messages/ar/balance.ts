import type { balance as english } from '../en/balance';
import type { Shape } from '../shape';

export const balance = {
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
