import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'بینک ڈپازٹ',
  subtitle: 'منتخب کریں کہ رقم کہاں بھیجنی ہے',
  sample: 'یہ نمونے کے اکاؤنٹ ہیں۔ ان میں رقم نہیں بھیجی جا سکتی۔',
  banks: 'بینک اکاؤنٹس',
  failed: 'بینک اکاؤنٹس لوڈ نہیں ہو سکے',
  countries: {
    US: 'امریکہ',
    PK: 'پاکستان',
    QA: 'قطر',
    SA: 'سعودی عرب',
    BH: 'بحرین',
  },
  details: {
    account: 'اکاؤنٹ نمبر: \u2066{value}\u2069',
    iban: 'IBAN: \u2066{value}\u2069',
    routing: 'روٹنگ نمبر: \u2066{value}\u2069',
    branchCode: 'برانچ کوڈ: \u2066{value}\u2069',
    swift: 'SWIFT: \u2066{value}\u2069',
  },
  howTitle: 'طریقہ کار',
  howText: 'اپنے بینک سے ان میں سے کسی ایک اکاؤنٹ میں رقم بھیجیں۔ رقم جمع کروانا مفت ہے۔',
  copyDetails: 'تفصیلات کاپی کریں',
  toasts: {
    bankSelected: {
      title: 'بینک منتخب ہو گیا',
      description: '{bank} منتخب کر لیا گیا۔ اب رقم اس کے اکاؤنٹ میں بھیجیں۔',
    },
    detailsCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'تفصیلات کاپی نہیں ہو سکیں۔ براہ کرم خود کاپی کریں۔',
    },
  },
} satisfies Shape<typeof english>;
