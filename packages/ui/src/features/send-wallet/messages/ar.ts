import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إرسال إلى محفظة',
  subtitle: 'إلى أي محفظة RAD',
  recipient: 'المستلم',
  recipientPlaceholder: 'المعرّف أو البريد',
  recents: 'آخر المستلمين',
  recentsFailed: 'تعذّر تحميل آخر المستلمين',
  message: 'الرسالة',
  messagePlaceholder: 'أضف ملاحظة',
  noticeTitle: 'فوري ومجاني',
  notice: 'تحويلات المحفظة تصل فورًا وبلا أي رسوم.',
  send: 'إرسال الأموال',
  doneTitle: 'وصل المبلغ',
  doneText: '{amount} إلى \u2066{recipient}\u2069',
} satisfies Shape<typeof english>;
