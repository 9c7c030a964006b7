import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'نامکمل ادائیگیاں',
  payment: 'ادائیگی',
  deposit: 'کارڈ سے ڈپازٹ',
  notKnown: 'ابھی معلوم نہیں',
  finishing: 'مکمل ہو رہا ہے…',
  finish: 'ابھی مکمل کریں',
  actionSpoken: '{action}: {payment}، {amount}',
  succeeded: {
    payment: 'ادائیگی ہو گئی ہے۔',
    deposit: 'ڈپازٹ ہو گیا ہے۔',
    conversion: 'تبادلہ مکمل ہو گیا ہے۔',
  },
  refused: {
    payment: 'ادائیگی نہیں ہوئی۔ کوئی رقم منتقل نہیں ہوئی۔',
    deposit: 'ڈپازٹ نہیں ہوا۔ کوئی رقم منتقل نہیں ہوئی۔',
    conversion: 'تبادلہ نہیں ہوا۔ آپ کے بیلنس پہلے جیسے ہیں۔',
  },
} satisfies Shape<typeof english>;
