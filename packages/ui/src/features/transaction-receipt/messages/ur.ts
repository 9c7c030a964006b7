import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'ٹرانزیکشن کی رسید',
  details: 'تفصیلات',
  status: 'صورتحال',
  transactionId: 'ٹرانزیکشن آئی\u00a0ڈی',
  type: 'قسم',
  date: 'تاریخ اور وقت',
  from: 'منجانب',
  to: 'وصول کنندہ',
  amount: 'رقم',
  fee: 'فیس',
  total: 'کُل رقم',
  description: 'تفصیل',
  message: 'پیغام',
  blockchain: 'بلاک\u00a0چین پر تصدیق',
  network: 'Solana',
  hash: 'Solana نیٹ\u00a0ورک پر ہیش',
  copyHash: 'ہیش کاپی کریں',
  verify: 'ایکسپلورر پر تصدیق کریں',
  download: 'PDF ڈاؤن\u00a0لوڈ کریں',
  share: 'شیئر کریں',
  account: {
    cash: 'کیش اکاؤنٹ',
    gold: 'سونے کا اکاؤنٹ',
    silver: 'چاندی کا اکاؤنٹ',
  },
  verification: 'تصدیق',
  verified: 'تصدیق شدہ',
  notVerified: 'غیر تصدیق شدہ',
  pendingNote: 'یہ ٹرانزیکشن ابھی مکمل نہیں ہوئی۔',
  failedNote: 'یہ ٹرانزیکشن مکمل نہیں ہو سکی۔',
  failed: 'یہ رسید لوڈ نہیں ہو سکی',
  unknown: 'یہ رسید نہیں ملی',
  unknownHint: 'آپ کی ہسٹری میں ایسی کوئی ٹرانزیکشن نہیں۔ لنک دیکھ لیں، یا اسے فہرست میں تلاش کریں۔',
  viewHistory: 'ٹرانزیکشنز دیکھیں',
  shareLine: '{term}: {value}',
  toasts: {
    hashCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'ہیش کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
    },
    receiptDownloaded: {
      title: 'ڈاؤن\u00a0لوڈ شروع',
      description: 'یہ صرف ڈیمو ہے، کوئی فائل محفوظ نہیں ہوتی۔',
    },
    receiptCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'رسید کاپی نہیں ہو سکی۔ براہ کرم خود کاپی کریں۔',
    },
  },
} satisfies Shape<typeof english>;
