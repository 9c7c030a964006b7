import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'کارڈ سے ادائیگی',
  subtitle: 'اپنے والٹ میں رقم شامل کریں',
  method: 'ادائیگی کا طریقہ',
  methods: {
    card: 'کریڈٹ/ڈیبٹ کارڈ',
    bankTransfer: 'بینک ٹرانسفر',
    applePay: 'Apple Pay',
    googlePay: 'Google Pay',
  },
  methodHints: {
    card: 'Visa یا Mastercard',
    bankTransfer: 'اپنے بینک اکاؤنٹ سے',
    applePay: 'آپ کے آئی\u00a0فون پر موجود کارڈ سے',
    googlePay: 'آپ کے اینڈرائیڈ فون پر موجود کارڈ سے',
  },
  pay: '{amount} ادا کریں',
  payNothing: 'ادا کریں',
  doneTitle: 'رقم شامل ہو گئی',
  doneText: '{amount} بذریعہ {method}',
  toasts: {
    paymentMethodRequired: {
      title: 'ادائیگی کا طریقہ درکار ہے',
      description: 'جاری رکھنے کے لیے براہ کرم ادائیگی کا طریقہ منتخب کریں۔',
    },
    paymentAccountError: {
      title: 'اکاؤنٹ کا مسئلہ',
      description: 'اس کرنسی کا اکاؤنٹ نہیں ملا۔',
    },
    paymentSuccessful: {
      title: 'ادائیگی کامیاب',
      description:
        'آپ کے اکاؤنٹ میں {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا اضافہ ہو گیا ہے۔',
    },
  },
} satisfies Shape<typeof english>;
