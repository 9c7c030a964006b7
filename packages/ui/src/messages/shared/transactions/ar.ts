import type { Shape } from '../../shape';
import type english from './en';

export default {
  type: {
    deposit: 'إيداع',
    sent: 'أموال مرسلة',
    received: 'أموال مستلمة',
    withdrawal: 'سحب',
    goldPurchase: 'شراء ذهب',
    goldSale: 'بيع ذهب',
    silverPurchase: 'شراء فضة',
    silverSale: 'بيع فضة',
    billPayment: 'سداد الفواتير',
    gift: 'هدية',
    other: 'عملية',
  },
  title: {
    deposit: 'إيداع عبر \u2068{name}\u2069',
    sent: 'إلى \u2068{name}\u2069',
    received: 'من \u2068{name}\u2069',
    gift: 'هدية إلى \u2068{name}\u2069',
    withdrawal: 'سحب إلى حساب بنكي',
    withdrawalTo: 'سحب إلى \u2068{name}\u2069',
    reversal: 'مبلغ مُعاد',
    reversalOf: 'إعادة المبلغ المرسل إلى \u2068{name}\u2069',
    converted:
      'استبدال من {from, select, PKR {الروبية} USD {الدولار} BHD {الدينار} SAR {الريال} GOLD {الذهب} SILVER {الفضة} other {{from}}} إلى {to, select, PKR {الروبية} USD {الدولار} BHD {الدينار} SAR {الريال} GOLD {الذهب} SILVER {الفضة} other {{to}}}',
  },
  method:
    '{name, select, card {بطاقة ائتمان/خصم} debitCard {بطاقة خصم} bankTransfer {تحويل بنكي} mobileBanking {تطبيق البنك} referralProgram {برنامج الإحالة} other {{name}}}',
  status: {
    completed: 'مكتملة',
    pending: 'قيد الانتظار',
    failed: 'لم تتم',
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
