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
    other: 'ٹرانزیکشن',
  },
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
