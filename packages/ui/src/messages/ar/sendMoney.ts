import type { sendMoney as english } from '../en/sendMoney';
import type { Shape } from '../shape';

export const sendMoney = {
  title: 'إرسال الأموال',
  subtitle: 'اختر المستلم',
  progress: 'خطوات إرسال الأموال',
  search: 'البحث في جهات الاتصال',
  recentContacts: 'جهات الاتصال الأخيرة',
  amountTitle: 'أدخل المبلغ',
  amount: 'المبلغ (بالروبية)',
  to: 'إلى {name}',
  message: 'الرسالة',
  messagePlaceholder: 'ما الغرض منه؟',
  confirmTitle: 'تأكيد التحويل',
  recipient: 'إلى',
  phone: 'رقم الهاتف',
  amountTerm: 'المبلغ',
  fee: 'الرسوم',
  total: 'الإجمالي',
  notice: 'متوافق مع الشريعة وفوري',
  noticeText: 'هذا التحويل متوافق مع الشريعة ويصل فورًا داخل شبكة RAD.',
  send: 'إرسال {amount}',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'تم التحويل بنجاح',
  sentText: 'تم إرسال {amount} إلى {name}.',
  redirect: 'جارٍ إعادتك إلى الرصيد النقدي…',
  backToFunds: 'العودة إلى الرصيد النقدي',
} satisfies Shape<typeof english>;
