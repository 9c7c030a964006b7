import type { help as english } from '../en/help';
import type { Shape } from '../shape';

export { faq } from './faq';

export const help = {
  title: 'مدد اور سپورٹ',
  subtitle: 'سوال، جواب اور ہم سے رابطے کے طریقے',
  search: 'مدد تلاش کریں',
  contact: 'ہم سے رابطہ کریں',
  liveChat: 'لائیو چیٹ',
  liveChatHint: 'لکھ کر',
  liveChatClosed: 'یہاں ابھی نہیں کھلی',
  phone: 'فون',
  email: 'ای میل',
  quickLinks: 'فوری لنکس',
  kycVerification: 'شناخت کی تصدیق (KYC)',
  paymentMethods: 'ادائیگی کے طریقے',
  transactions: 'ٹرانزیکشنز',
  appSettings: 'ایپ کی سیٹنگز',
  faqs: 'اکثر پوچھے جانے والے سوالات',
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
} satisfies Shape<typeof english>;
