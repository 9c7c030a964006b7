import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'جائزہ',
  failed: 'آپ کا جائزہ لوڈ نہیں ہو سکا',
  empty: 'ابھی دکھانے کے لیے کچھ نہیں',
  emptyHint: 'آنے اور جانے والی رقم یہاں نظر آئے گی۔',
  account: 'اکاؤنٹ',
  balance: 'وقت کے ساتھ بیلنس',
  balanceName: 'بیلنس',
  period: 'مدت',
  periods: {
    month: '30 دن',
    quarter: '90 دن',
    year: '1 سال',
  },
  balanceCaption:
    '{direction, select, up {{from} سے {to} تک آپ کا بیلنس {opening} سے بڑھ کر {closing} ہو گیا۔} down {{from} سے {to} تک آپ کا بیلنس {opening} سے کم ہو کر {closing} رہ گیا۔} other {{from} کو اور {to} کو آپ کا بیلنس {closing} تھا۔}}',
  hidden: 'آپ کے بیلنس چھپے ہوئے ہیں۔',
  day: 'دن',
  months: 'ماہانہ آمد اور خرچ',
  month: 'مہینہ',
  moneyIn: 'آمد',
  moneyOut: 'خرچ',
  monthsCaption:
    '{count, plural, one {# ماہ میں {moneyIn} آئے اور {moneyOut} گئے۔} other {# ماہ میں {moneyIn} آئے اور {moneyOut} گئے۔}}',
  kinds: 'قسم کے لحاظ سے خرچ',
  kindsHint:
    '{count, plural, one {# ماہ میں۔ صرف مکمل ٹرانزیکشنز۔} other {# ماہ میں۔ صرف مکمل ٹرانزیکشنز۔}}',
  noneOut: 'کوئی خرچ نہیں ہوا۔',
  conversion: 'تبادلے',
  zakat: 'زکوٰۃ',
  zakatHint: 'کیا آپ کے مال پر زکوٰۃ ہے، اور کتنی؟',
} satisfies Shape<typeof english>;
