import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  page: 'بینک ٹرانسفر',
  title: 'بینک ٹرانسفر – {total, number} میں سے مرحلہ {step, number}',
  country: 'ملک',
  countriesFailed: 'ممالک لوڈ نہیں ہو سکے',
  countryHint: 'منتخب کریں کہ رقم کس ملک میں جائے گی',
  countries: {
    US: 'امریکہ',
    PK: 'پاکستان',
    QA: 'قطر',
    SA: 'سعودی عرب',
    BH: 'بحرین',
  },
  bank: 'بینک',
  banksFailed: 'بینک لوڈ نہیں ہو سکے',
  bankHint: '{country} کا بینک منتخب کریں',
  chosen: 'منتخب شدہ',
  accountHint: '{bank} کا اکاؤنٹ نمبر درج کریں',
  accountNeeded: 'اکاؤنٹ نمبر درج کریں۔',
  ibanNeeded: 'IBAN درج کریں۔',
  accountNumber: 'اکاؤنٹ نمبر',
  iban: 'IBAN',
  ibanAdvice: {
    title: 'IBAN چیک کریں',
    country: 'اس ملک کا IBAN \u2066{country}\u2069 سے شروع ہوتا ہے۔',
    length: 'اس کے حروف اور ہندسے کم یا زیادہ ہیں۔',
    checkDigits: 'اس میں ٹائپنگ کی غلطی ہے: جانچ کے ہندسے درست نہیں۔',
    bank: 'یہ \u2068{bank}\u2069 کے اکاؤنٹ کا ہے۔',
  },
  confirmHint: 'تفصیلات جانچ لیں',
  accountHolder: 'اکاؤنٹ ہولڈر',
  amount: 'رقم',
  duration: 'ٹرانسفر میں عام طور پر 1 سے 3 کاروباری دن لگتے ہیں۔',
  confirm: 'ٹرانسفر کی تصدیق کریں',
  submitting: 'درخواست جمع ہو رہی ہے…',
  announcedTitle: 'ٹرانسفر کی درخواست جمع ہو گئی',
  announcedText:
    '{bank} کے لیے آپ کے ٹرانسفر کی درخواست جمع ہو گئی ہے۔ ٹرانسفر میں عام طور پر 1 سے 3 کاروباری دن لگتے ہیں۔',
  ok: 'ٹھیک ہے',
} satisfies Shape<typeof english>;
