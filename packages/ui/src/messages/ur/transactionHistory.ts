import type { transactionHistory as english } from '../en/transactionHistory';
import type { Shape } from '../shape';

export const transactionHistory = {
  title: 'ٹرانزیکشنز',
  statement: 'اسٹیٹمنٹ',
  portfolioValue: 'پورٹ\u00a0فولیو کی کُل مالیت',
  portfolioFailed: 'آپ کے پورٹ\u00a0فولیو کی مالیت لوڈ نہیں ہو سکی',
  search: 'ٹرانزیکشنز تلاش کریں',
  searchPlaceholder: 'نام یا رقم',
  kind: 'ٹرانزیکشن کی قسم',
  kinds: {
    all: 'تمام',
    in: 'رقم آئی',
    out: 'رقم گئی',
    conversions: 'تبادلے',
    other: 'دیگر',
  },
  dates: 'تاریخیں',
  allDates: 'تمام تاریخیں',
  showDates: 'دکھائیں',
  totals: 'نتائج کا مجموعہ',
  totalsHint: 'صرف مکمل ٹرانزیکشنز۔',
  results: 'نتائج',
  count: 'نتائج: {count, number}',
  found:
    '{count, plural, =0 {کوئی ٹرانزیکشن نہیں ملی} one {# ٹرانزیکشن ملی} other {# ٹرانزیکشنز ملیں}}',
  searchFailed: 'آپ کی ٹرانزیکشنز تلاش نہیں ہو سکیں',
  noMatch: 'ایسی کوئی ٹرانزیکشن نہیں',
  noMatchHint: 'کوئی اور لفظ یا رقم، کوئی اور قسم یا دوسری تاریخیں آزمائیں۔',
  clear: 'تلاش اور فلٹر صاف کریں',
  showMore: 'مزید دکھائیں',
  moreFailed: 'مزید ٹرانزیکشنز لوڈ نہیں ہو سکیں',
  showing: '{total, number} میں سے {shown, number} ٹرانزیکشنز',
} satisfies Shape<typeof english>;
