import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إرسال الأموال',
  subtitle: 'اختر المستلم',
  progress: 'خطوات إرسال الأموال',
  search: 'البحث في جهات الاتصال',
  recentContacts: 'جهات الاتصال الأخيرة',
  amountTitle: 'أدخل المبلغ',
  amount: '{currency, select, PKR {المبلغ (بالروبية)} other {المبلغ ({currency})}}',
  to: 'إلى \u2068{name}\u2069',
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
  sentText: 'تم إرسال {amount} إلى \u2068{name}\u2069.',
  redirect: 'جارٍ إعادتك إلى الرصيد النقدي…',
  backToFunds: 'العودة إلى الرصيد النقدي',
  viewReceipt: 'عرض الإيصال',
  toasts: {
    sendAccountError: {
      title: 'خطأ في الحساب',
      description:
        'تعذّر العثور على حساب {home, select, PKR {بالروبية} other {({home})}} لإرسال الأموال.',
    },
    paymentLinkInvalid: {
      title: 'رابط الدفع غير صالح',
      description: 'الرابط ناقص أو تالف. اختر المستلم وأدخل المبلغ بنفسك.',
    },
  },
} satisfies Shape<typeof english>;
