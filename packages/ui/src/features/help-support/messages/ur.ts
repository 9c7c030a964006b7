import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'مدد اور سپورٹ',
  subtitle: 'سوال، جواب اور ہم سے رابطے کے طریقے',
  search: 'مدد تلاش کریں',
  contact: 'ہم سے رابطہ کریں',
  liveChat: 'لائیو چیٹ',
  liveChatHint: 'لکھ کر',
  liveChatClosed: 'ابھی دستیاب نہیں',
  phone: 'فون',
  email: 'ای\u00a0میل',
  quickLinks: 'فوری لنکس',
  kycVerification: 'شناخت کی تصدیق (KYC)',
  paymentMethods: 'ادائیگی کے طریقے',
  transactions: 'ٹرانزیکشنز',
  appSettings: 'ایپ کی سیٹنگز',
  faqs: 'اکثر پوچھے جانے والے سوالات',
  failed: 'سوالات لوڈ نہیں ہو سکے',
  category: 'زمرہ',
  categories: {
    all: 'تمام',
    account: 'اکاؤنٹ',
    payments: 'ادائیگیاں',
    investments: 'سرمایہ کاری',
    security: 'سیکیورٹی',
  },
  found: '{count, plural, =0 {کوئی سوال نہیں ملا} one {# سوال ملا} other {# سوالات ملے}}',
  empty:
    'آپ کی تلاش کے مطابق کوئی سوال نہیں ملا۔ تلاش کے الفاظ بدل کر دیکھیں یا براہ راست سپورٹ سے رابطہ کریں۔',
  rating: '5 میں سے {rating, number} ریٹنگ',
  wasHelpful: 'کیا یہ مفید تھا؟',
  yes: 'جی ہاں',
  no: 'جی نہیں',
  helpful: 'جی ہاں، یہ مفید تھا',
  notHelpful: 'جی نہیں، یہ مفید نہیں تھا',
  thanks: 'شکریہ۔',
  hours: 'سپورٹ کے اوقات',
  liveChatHours: 'دن رات، ہفتے کے ساتوں دن',
  phoneHours: 'صبح 9 سے رات 9 بجے تک، پاکستانی وقت',
  emailHours: '24 گھنٹوں کے اندر جواب',
  toasts: {
    chatNotOpened: {
      title: 'ابھی دستیاب نہیں',
      description: 'یہاں ابھی لائیو چیٹ نہیں کھل سکتی۔ براہ کرم ہمیں فون کریں یا ای\u00a0میل لکھیں۔',
    },
  },
} satisfies Shape<typeof english>;
