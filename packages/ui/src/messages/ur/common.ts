import type { common as english } from '../en/common';
import type { Shape } from '../shape';

export const common = {
  back: 'واپس',
  cancel: 'منسوخ کریں',
  close: 'بند کریں',
  continue: 'جاری رکھیں',
  done: 'ہو گیا',
  tryAgain: 'دوبارہ کوشش کریں',
  loading: 'لوڈ ہو رہا ہے',
  copy: 'کاپی کریں',
  copied: 'کاپی ہو گیا',
  copyFailed: 'کاپی نہیں ہو سکا',
  select: 'منتخب کریں',
  clear: 'صاف کریں',
  clearSearch: 'تلاش صاف کریں',
  optional: 'اختیاری',
  free: 'مفت',
  skipToContent: 'سیدھے مواد پر جائیں',
  appName: 'RAD Wallet',
  documentTitle: '{page} · RAD Wallet',
  step: '{total, number} میں سے مرحلہ {step, number}',
  loadFailed: 'یہ لوڈ نہیں ہو سکا',
  loadFailedHint: 'اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
  notifications: 'نوٹیفکیشنز',
  dismiss: 'ہٹائیں',
  crashed: 'اس اسکرین پر کوئی خرابی ہو گئی',
  crashedHint:
    'جاری رکھنے کے لیے اسکرین دوبارہ لوڈ کریں۔ جو کچھ مکمل ہوا وہ آپ کی ٹرانزیکشنز میں موجود ہے۔',
  reloadTitle: 'یہ اسکرین دوبارہ لوڈ کریں',
  available: 'دستیاب بیلنس: {amount}',
  balanceFailed: 'آپ کا بیلنس لوڈ نہیں ہو سکا۔',
} satisfies Shape<typeof english>;
