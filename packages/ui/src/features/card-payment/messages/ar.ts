import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'الدفع بالبطاقة',
  subtitle: 'أضف أموالًا إلى محفظتك',
  method: 'طريقة الدفع',
  methods: {
    card: 'بطاقة ائتمان/خصم',
    bankTransfer: 'تحويل بنكي',
    applePay: 'Apple Pay',
    googlePay: 'Google Pay',
  },
  methodHints: {
    card: 'Visa أو Mastercard',
    bankTransfer: 'من حسابك البنكي',
    applePay: 'بالبطاقة المحفوظة على جهاز آيفون',
    googlePay: 'بالبطاقة المحفوظة على هاتف أندرويد',
  },
  pay: 'دفع {amount}',
  payNothing: 'دفع',
  doneTitle: 'تمت إضافة المبلغ',
  doneText: '{amount} عبر {method}',
} satisfies Shape<typeof english>;
