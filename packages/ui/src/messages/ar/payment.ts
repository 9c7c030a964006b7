import type { payment as english } from '../en/payment';
import type { Shape } from '../shape';

export const payment = {
  amount: 'المبلغ',
  currency: 'العملة',
  currencyOption: '{code, select, GOLD {الذهب} SILVER {الفضة} other {{code}}}',
  grams: 'غ',
  feesNotCharged: 'تُعرض الرسوم، لكن لا يُستوفى أي رسم حتى الآن',
  noContacts: 'لا توجد جهات اتصال حديثة',
  noContactsHint: 'لا يوجد من يمكن اختياره حتى الآن.',
  processing: 'جارٍ التنفيذ…',
  redirectFunds: 'جارٍ إعادتك إلى النقد والأموال…',
  redirectHome: 'جارٍ إعادتك إلى محفظتك…',
  backToFunds: 'العودة إلى النقد والأموال',
  backToWallet: 'العودة إلى المحفظة',
} satisfies Shape<typeof english>;
