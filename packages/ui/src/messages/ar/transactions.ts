import type { transactions as english } from '../en/transactions';
import type { Shape } from '../shape';

export const transactions = {
  type: {
    deposit: 'إيداع',
    sent: 'أموال مرسلة',
    received: 'أموال مستلمة',
    withdrawal: 'سحب',
    goldPurchase: 'شراء ذهب',
    goldSale: 'بيع ذهب',
    silverPurchase: 'شراء فضة',
    silverSale: 'بيع فضة',
    other: 'عملية',
  },
  status: {
    completed: 'مكتملة',
    pending: 'قيد الانتظار',
    failed: 'فاشلة',
    unknown: 'غير معروفة',
  },
  date: {
    justNow: 'الآن',
    hoursAgo:
      '{hours, plural, zero {قبل أقل من ساعة} one {قبل ساعة} two {قبل ساعتين} few {قبل # ساعات} many {قبل # ساعة} other {قبل # ساعة}}',
    yesterday: 'أمس، {time}',
    date: '{date}، {time}',
    unknown: 'التاريخ غير معروف',
  },
  viewReceipt: 'عرض الإيصال',
} satisfies Shape<typeof english>;
