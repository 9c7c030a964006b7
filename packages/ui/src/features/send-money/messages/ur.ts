import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'رقم بھیجیں',
  subtitle: 'منتخب کریں کہ رقم کسے بھیجنی ہے',
  progress: 'رقم بھیجنے کے مراحل',
  search: 'رابطے تلاش کریں',
  recentContacts: 'حالیہ رابطے',
  amountTitle: 'رقم درج کریں',
  amount: '{currency, select, PKR {رقم (روپے)} other {رقم ({currency})}}',
  to: '\u2068{name}\u2069 کو',
  message: 'پیغام',
  messagePlaceholder: 'یہ کس لیے ہے؟',
  confirmTitle: 'ٹرانسفر کی تصدیق کریں',
  recipient: 'وصول کنندہ',
  phone: 'فون نمبر',
  amountTerm: 'رقم',
  fee: 'فیس',
  total: 'کُل رقم',
  notice: 'شریعت کے مطابق اور فوری',
  noticeText: 'یہ ٹرانسفر شریعت کے مطابق ہے اور RAD نیٹ\u00a0ورک میں فوراً پہنچتا ہے۔',
  send: '{amount} بھیجیں',
  sending: 'بھیجی جا رہی ہے…',
  sentTitle: 'ٹرانسفر کامیاب',
  sentText: '\u2068{name}\u2069 کو {amount} کی رقم بھیج دی گئی ہے۔',
  redirect: 'آپ کو کیش اور بیلنس پر واپس لے جایا جا رہا ہے…',
  backToFunds: 'کیش اور بیلنس پر واپس',
  viewReceipt: 'رسید دیکھیں',
  toasts: {
    sendAccountError: {
      title: 'اکاؤنٹ کا مسئلہ',
      description: 'رقم بھیجنے کے لیے {home, select, PKR {روپے} other {{home}}} کا اکاؤنٹ نہیں ملا۔',
    },
    paymentLinkInvalid: {
      title: 'ادائیگی کا لنک درست نہیں',
      description: 'لنک ادھورا یا خراب ہے۔ وصول کنندہ اور رقم خود منتخب کریں۔',
    },
  },
} satisfies Shape<typeof english>;
