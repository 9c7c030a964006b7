import type { Shape } from '../../shape';
import type english from './en';

export default {
  type: {
    deposit: 'ڈپازٹ',
    sent: 'رقم بھیجی گئی',
    received: 'رقم وصول ہوئی',
    withdrawal: 'رقم نکالی گئی',
    goldPurchase: 'سونے کی خریداری',
    goldSale: 'سونے کی فروخت',
    silverPurchase: 'چاندی کی خریداری',
    silverSale: 'چاندی کی فروخت',
    billPayment: 'بل کی ادائیگی',
    gift: 'تحفہ',
    other: 'ٹرانزیکشن',
  },
  title: {
    deposit: 'ڈپازٹ بذریعہ \u2068{name}\u2069',
    sent: '\u2068{name}\u2069 کو رقم بھیجی',
    received: '\u2068{name}\u2069 سے رقم ملی',
    gift: '\u2068{name}\u2069 کو تحفہ',
    withdrawal: 'بینک اکاؤنٹ میں رقم منتقل کی',
    withdrawalTo: '\u2068{name}\u2069 میں رقم منتقل کی',
    reversal: 'رقم واپس آئی',
    reversalOf: '\u2068{name}\u2069 کو بھیجی گئی رقم واپس آئی',
    converted:
      'تبادلہ: {from, select, PKR {روپے} USD {ڈالر} BHD {دینار} SAR {ریال} GOLD {سونے} SILVER {چاندی} other {{from}}} سے {to, select, PKR {روپے} USD {ڈالر} BHD {دینار} SAR {ریال} GOLD {سونا} SILVER {چاندی} other {{to}}}',
  },
  method:
    '{name, select, card {کریڈٹ/ڈیبٹ کارڈ} debitCard {ڈیبٹ کارڈ} bankTransfer {بینک ٹرانسفر} mobileBanking {موبائل بینکنگ} referralProgram {ریفرل پروگرام} other {{name}}}',
  status: {
    completed: 'مکمل',
    pending: 'زیر التوا',
    failed: 'ناکام',
    unknown: 'نامعلوم',
  },
  date: {
    justNow: 'ابھی ابھی',
    hoursAgo: '{hours, plural, one {# گھنٹہ پہلے} other {# گھنٹے پہلے}}',
    yesterday: 'گزشتہ کل، {time}',
    date: '{date}، {time}',
    unknown: 'تاریخ نامعلوم',
  },
  viewReceipt: 'رسید دیکھیں',
} satisfies Shape<typeof english>;
