import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'رقم منگوائیں',
  subtitle: 'منتخب کریں کہ رقم کس سے منگوانی ہے',
  progress: 'رقم منگوانے کے مراحل',
  recentContacts: 'حالیہ رابطے',
  amountTitle: 'رقم درج کریں',
  from: '\u2068{name}\u2069 سے',
  amount: '{currency, select, PKR {رقم (روپے)} other {رقم ({currency})}}',
  reason: 'وجہ',
  reasonPlaceholder: 'یہ کس لیے ہے؟',
  sendRequest: 'درخواست بھیجیں',
  sending: 'بھیجی جا رہی ہے…',
  sentTitle: 'درخواست بھیج دی گئی',
  sentText: '\u2068{name}\u2069 کو {amount} کی درخواست بھیج دی گئی ہے۔',
  paymentLink: 'ادائیگی کا لنک',
  copyLink: 'لنک کاپی کریں',
  yourRequests: 'آپ کی درخواستیں',
  requestFrom: '\u2068{name}\u2069 سے {amount}',
  copyLinkOf: '{name} کا لنک کاپی کریں',
  channels: 'درخواست ایس\u00a0ایم\u00a0ایس اور واٹس\u00a0ایپ سے بھیج دی گئی۔',
  redirect: 'آپ کو کیش اور بیلنس پر واپس لے جایا جا رہا ہے…',
  backToFunds: 'کیش اور بیلنس پر واپس',
  toasts: {
    requestFailed: {
      title: 'درخواست ناکام',
      description: 'آپ کی درخواست بھیجنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
  },
} satisfies Shape<typeof english>;
