import type { payment as english } from '../en/payment';
import type { Shape } from '../shape';

export const payment = {
  amount: 'المبلغ',
  currency: 'العملة',
  currencyOption: '{code, select, GOLD {الذهب} SILVER {الفضة} other {{code}}}',
  feesNotCharged: 'تُعرض الرسوم للعلم، ولا تُحصَّل حاليًا',
  noContacts: 'لا توجد جهات اتصال حديثة',
  noContactsHint: 'لا توجد جهات اتصال للاختيار منها بعد.',
  processing: 'جارٍ التنفيذ…',
  redirectFunds: 'جارٍ إعادتك إلى الرصيد النقدي…',
  redirectHome: 'جارٍ إعادتك إلى محفظتك…',
  backToFunds: 'العودة إلى الرصيد النقدي',
  backToWallet: 'العودة إلى المحفظة',
} satisfies Shape<typeof english>;
