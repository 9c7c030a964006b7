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
} satisfies Shape<typeof english>;
