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
  toasts: {
    paymentMethodRequired: {
      title: 'طريقة الدفع مطلوبة',
      description: 'يرجى اختيار طريقة دفع للمتابعة.',
    },
    paymentAccountError: {
      title: 'خطأ في الحساب',
      description: 'تعذّر العثور على حساب بهذه العملة.',
    },
    paymentSuccessful: {
      title: 'تم الدفع بنجاح',
      description:
        'تمت إضافة {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} إلى حسابك.',
    },
  },
} satisfies Shape<typeof english>;
