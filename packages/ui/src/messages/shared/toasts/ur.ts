import type { Shape } from '../../shape';
import type english from './en';

export default {
  invalidAmount: {
    title: 'غلط رقم',
    description: 'براہ کرم 0 سے زیادہ درست رقم درج کریں۔',
  },
  accountsNotLoaded: {
    title: 'اکاؤنٹس لوڈ نہیں ہوئے',
    description: 'آپ کے اکاؤنٹس لوڈ نہیں ہو سکے۔ اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
  },
  sendInsufficientBalance: {
    title: 'بیلنس ناکافی ہے',
    description: 'آپ کا دستیاب بیلنس {amount} ہے۔ براہ کرم اس سے کم رقم درج کریں۔',
  },
  transferFailed: {
    title: 'ٹرانسفر ناکام',
    description: 'رقم بھیجنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  noAnswerYet: {
    title: 'ابھی کوئی جواب نہیں ملا',
    description: 'ابھی معلوم نہیں کہ آپ کی ادائیگی ہوئی یا نہیں۔',
  },
  linkCopied: {
    title: 'لنک کاپی ہو گیا',
    description: 'اسے ادائیگی کرنے والے کو بھیجیں۔',
  },
  linkCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'لنک کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
  },
  signOutFailed: {
    title: 'سائن\u00a0آؤٹ ناکام',
    description:
      'سائن\u00a0آؤٹ نہیں ہو سکا، آپ کا سائن\u00a0ان برقرار ہے۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  languageNotLoaded: {
    title: 'زبان لوڈ نہیں ہو سکی',
    description: 'اپنا انٹرنیٹ کنکشن دیکھیں: ممکن ہوتے ہی زبان بدل جائے گی۔',
  },
  settingsNotKept: {
    title: 'اس براؤزر میں محفوظ نہیں ہوا',
    description: 'یہاں اسٹوریج بند ہے، اس لیے یہ انتخاب والٹ بند کرنے تک ہی برقرار رہے گا۔',
  },
  submissionFailed: {
    title: 'کوئی خرابی ہو گئی',
    description: 'یہ مکمل نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  missingInformation: {
    title: 'معلومات نامکمل ہیں',
    description: 'براہ کرم تمام لازمی خانے پُر کریں۔',
  },
  paymentFailed: {
    title: 'ادائیگی ناکام',
    description: 'آپ کی ادائیگی کی کارروائی میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  copied: {
    title: 'کاپی ہو گیا!',
    description: 'پیسٹ کرنے کے لیے تیار ہے۔',
  },
  shareLinkCopied: {
    title: 'لنک کاپی ہو گیا!',
    description: 'آپ کی ڈیوائس اسے شیئر نہیں کر سکی۔ اسے کسی پیغام میں پیسٹ کریں۔',
  },
} satisfies Shape<typeof english>;
