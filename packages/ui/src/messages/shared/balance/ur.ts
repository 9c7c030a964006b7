import type { Shape } from '../../shape';
import type english from './en';

export default {
  total: 'کُل بیلنس',
  cash: 'کیش',
  gold: 'سونا',
  silver: 'چاندی',
  share: 'کُل بیلنس کا {share} فیصد',
  hide: 'بیلنس چھپائیں',
  show: 'بیلنس دکھائیں',
  nowHidden: 'بیلنس چھپا دیے گئے',
  nowShown: 'بیلنس دکھا دیے گئے',
  insights: 'جائزہ',
  verified: 'Solana پر تصدیق شدہ',
} satisfies Shape<typeof english>;
