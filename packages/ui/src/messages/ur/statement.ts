import type { statement as english } from '../en/statement';
import type { Shape } from '../shape';

export const statement = {
  title: 'اسٹیٹمنٹ',
  cash: 'کیش اکاؤنٹ',
  gold: 'سونے کا اکاؤنٹ',
  silver: 'چاندی کا اکاؤنٹ',
  opening: 'ابتدائی بیلنس',
  closing: 'اختتامی بیلنس',
  moneyIn: 'آمد',
  moneyOut: 'خرچ',
  entries: 'اندراجات',
  noEntries: 'اس مدت میں کوئی اندراج نہیں۔',
  failed: 'آپ کی اسٹیٹمنٹ لوڈ نہیں ہو سکی',
  csv: 'CSV ڈاؤن\u00a0لوڈ کریں',
  print: 'پرنٹ کریں یا PDF بنائیں',
  date: 'تاریخ',
  description: 'تفصیل',
  amount: 'رقم',
  balance: 'بیلنس',
  account: 'اکاؤنٹ',
  currency: 'کرنسی',
  type: 'قسم',
  heading: '{app}: اسٹیٹمنٹ',
  basis: 'صرف مکمل ٹرانزیکشنز۔ دوسری کرنسیاں کنورٹر کے ریٹ پر روپے میں دکھائی گئی ہیں۔',
} satisfies Shape<typeof english>;
