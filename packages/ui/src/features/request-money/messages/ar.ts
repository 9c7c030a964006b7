import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'طلب الأموال',
  subtitle: 'اختر من تطلب منه المبلغ',
  progress: 'خطوات طلب الأموال',
  recentContacts: 'جهات الاتصال الأخيرة',
  amountTitle: 'أدخل المبلغ',
  from: 'من \u2068{name}\u2069',
  amount: '{currency, select, PKR {المبلغ (بالروبية)} other {المبلغ ({currency})}}',
  reason: 'السبب',
  reasonPlaceholder: 'ما الغرض منه؟',
  sendRequest: 'إرسال الطلب',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'تم إرسال الطلب',
  sentText: 'طلبت {amount} من \u2068{name}\u2069.',
  paymentLink: 'رابط الدفع',
  copyLink: 'نسخ الرابط',
  yourRequests: 'طلباتك',
  requestFrom: '{amount} من \u2068{name}\u2069',
  copyLinkOf: 'نسخ رابط {name}',
  channels: 'أُرسل الطلب برسالة نصية وعبر واتساب.',
  redirect: 'جارٍ إعادتك إلى الرصيد النقدي…',
  backToFunds: 'العودة إلى الرصيد النقدي',
  toasts: {
    requestFailed: {
      title: 'لم يُرسل الطلب',
      description: 'حدث خطأ أثناء إرسال طلبك. يرجى المحاولة مرة أخرى.',
    },
  },
} satisfies Shape<typeof english>;
