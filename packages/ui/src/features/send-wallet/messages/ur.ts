import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'والٹ میں بھیجیں',
  subtitle: 'کسی بھی RAD والٹ میں',
  recipient: 'وصول کنندہ',
  recipientPlaceholder: 'آئی\u00a0ڈی یا ای\u00a0میل',
  recents: 'حالیہ وصول کنندگان',
  recentsFailed: 'آپ کے حالیہ وصول کنندگان لوڈ نہیں ہو سکے',
  message: 'پیغام',
  messagePlaceholder: 'نوٹ شامل کریں',
  noticeTitle: 'فوری اور مفت',
  notice: 'والٹ ٹرانسفر فوراً پہنچتے ہیں اور ان کی کوئی فیس نہیں۔',
  send: 'رقم بھیجیں',
  doneTitle: 'رقم پہنچ گئی',
  doneText: '\u2066{recipient}\u2069 کو {amount}',
  toasts: {
    recipientRequired: {
      title: 'وصول کنندہ درکار ہے',
      description: 'براہ کرم والٹ آئی\u00a0ڈی یا ای\u00a0میل ایڈریس درج کریں۔',
    },
    recipientSelected: {
      title: 'وصول کنندہ منتخب ہو گیا',
      description: '{name} کی والٹ آئی\u00a0ڈی درج کر دی گئی ہے۔',
    },
    walletMoneySent: {
      title: 'رقم کامیابی سے بھیج دی گئی',
      description:
        '\u2066{recipient}\u2069 کو {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا ٹرانسفر ہو گیا ہے۔',
    },
  },
} satisfies Shape<typeof english>;
