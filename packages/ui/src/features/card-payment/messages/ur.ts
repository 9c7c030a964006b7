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
} satisfies Shape<typeof english>;
