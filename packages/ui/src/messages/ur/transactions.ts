import type { transactions as english } from '../en/transactions';
import type { Shape } from '../shape';

export const transactions = {
  type: {
    deposit: 'ڈپازٹ',
    sent: 'رقم بھیجی',
    received: 'رقم وصول ہوئی',
    withdrawal: 'رقم نکالی',
    goldPurchase: 'سونے کی خریداری',
    goldSale: 'سونے کی فروخت',
    silverPurchase: 'چاندی کی خریداری',
    silverSale: 'چاندی کی فروخت',
    billPayment: 'بل کی ادائیگی',
    gift: 'تحفہ',
    other: 'ٹرانزیکشن',
  },
  title: {
    deposit: 'ڈپازٹ بذریعہ \u2066{name}\u2069',
    sent: 'بنام \u2066{name}\u2069',
    received: 'منجانب \u2066{name}\u2069',
    gift: 'تحفہ بنام \u2066{name}\u2069',
    withdrawal: 'بینک اکاؤنٹ میں رقم نکالی',
    converted:
      '{from, select, PKR {روپے} USD {ڈالر} BHD {دینار} SAR {ریال} GOLD {سونے} SILVER {چاندی} other {{from}}} سے {to, select, PKR {روپے} USD {ڈالر} BHD {دینار} SAR {ریال} GOLD {سونا} SILVER {چاندی} other {{to}}}',
  },
  method:
    '{name, select, card {کریڈٹ/ڈیبٹ کارڈ} debitCard {ڈیبٹ کارڈ} bankTransfer {بینک ٹرانسفر} mobileBanking {موبائل بینکنگ} other {{name}}}',
  status: {
    completed: 'مکمل',
    pending: 'زیر التوا',
    failed: 'ناکام',
    unknown: 'نامعلوم',
  },
  date: {
    justNow: 'ابھی ابھی',
    hoursAgo: '{hours, plural, one {# گھنٹہ پہلے} other {# گھنٹے پہلے}}',
    yesterday: 'کل، {time}',
    date: '{date}، {time}',
    unknown: 'تاریخ نامعلوم',
  },
  viewReceipt: 'رسید دیکھیں',
} satisfies Shape<typeof english>;
