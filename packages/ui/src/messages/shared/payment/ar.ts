import type { Shape } from '../../shape';
import type english from './en';

export default {
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
  inDoubt: {
    title: 'لم يتضح بعد',
    noticeTitle: 'لا نعرف ما إذا كانت الأموال قد انتقلت',
    notice:
      'لم يصل أي رد بعد. يمكنك التحقق مجددًا في أي وقت، فعملية الدفع نفسها لا تُنفَّذ مرتين أبدًا. وإذا رجعت فستبقى هذه العملية معلّقة.',
    payee: 'إلى',
    check: 'التحقق مجددًا',
    checking: 'جارٍ التحقق…',
    somethingElse: 'القيام بشيء آخر',
  },
  repeat: {
    title: 'هل تريد تكرار عملية الدفع؟',
    sent: 'أرسلت {amount} إلى {payee} {minutes, plural, zero {قبل أقل من دقيقة} one {قبل دقيقة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} other {قبل # دقيقة}}. هل تريد الإرسال مجددًا؟',
    sendAgain: 'الإرسال مجددًا',
    made: 'أجريت عملية الدفع هذه بمبلغ {amount} {minutes, plural, zero {قبل أقل من دقيقة} one {قبل دقيقة} two {قبل دقيقتين} few {قبل # دقائق} many {قبل # دقيقة} other {قبل # دقيقة}}. هل تريد تكرارها؟',
    makeAgain: 'تكرار العملية',
  },
} satisfies Shape<typeof english>;
