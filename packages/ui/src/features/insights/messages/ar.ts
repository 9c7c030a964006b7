import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'نظرة عامة',
  failed: 'تعذّر تحميل النظرة العامة',
  empty: 'لا شيء لعرضه بعد',
  emptyHint: 'سيظهر هنا ما يدخل وما يخرج.',
  account: 'الحساب',
  balance: 'الرصيد عبر الوقت',
  balanceName: 'الرصيد',
  period: 'الفترة',
  periods: {
    month: '30 يومًا',
    quarter: '90 يومًا',
    year: 'سنة',
  },
  balanceCaption:
    '{direction, select, up {من {from} إلى {to} ارتفع رصيدك من {opening} إلى {closing}.} down {من {from} إلى {to} انخفض رصيدك من {opening} إلى {closing}.} other {كان رصيدك في {from} وفي {to} {closing}.}}',
  hidden: 'أرصدتك مخفية.',
  day: 'اليوم',
  months: 'الوارد والصادر حسب الشهر',
  month: 'الشهر',
  moneyIn: 'الوارد',
  moneyOut: 'الصادر',
  monthsCaption:
    '{count, plural, zero {خلال # شهر دخل {moneyIn} وخرج {moneyOut}.} one {خلال شهر واحد دخل {moneyIn} وخرج {moneyOut}.} two {خلال شهرين دخل {moneyIn} وخرج {moneyOut}.} few {خلال # أشهر دخل {moneyIn} وخرج {moneyOut}.} many {خلال # شهرًا دخل {moneyIn} وخرج {moneyOut}.} other {خلال # شهر دخل {moneyIn} وخرج {moneyOut}.}}',
  kinds: 'الصادر حسب النوع',
  kindsHint:
    '{count, plural, zero {خلال # شهر. العمليات المكتملة فقط.} one {خلال شهر واحد. العمليات المكتملة فقط.} two {خلال شهرين. العمليات المكتملة فقط.} few {خلال # أشهر. العمليات المكتملة فقط.} many {خلال # شهرًا. العمليات المكتملة فقط.} other {خلال # شهر. العمليات المكتملة فقط.}}',
  noneOut: 'لم يخرج شيء.',
  conversion: 'عمليات الاستبدال',
  zakat: 'الزكاة',
  zakatHint: 'هل تجب على ما تملكه، وكم؟',
} satisfies Shape<typeof english>;
