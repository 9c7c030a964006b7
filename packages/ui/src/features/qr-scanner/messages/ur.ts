import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  subtitle: 'کوڈ کو فریم میں رکھیں',
  opening: 'کیمرا کھل رہا ہے…',
  looking: 'کوڈ تلاش ہو رہا ہے…',
  reading: 'کوڈ پڑھا جا رہا ہے…',
  choosePicture: 'تصویر منتخب کریں',
  toasts: {
    cameraMissing: {
      title: 'کیمرا نہیں ملا',
      description:
        'اس آلے میں کوئی ایسا کیمرا نہیں جسے والٹ استعمال کر سکے۔ اس کی بجائے کوڈ کی تصویر منتخب کریں۔',
    },
    cameraDenied: {
      title: 'کیمرے کی اجازت نہیں',
      description: 'براؤزر کی سیٹنگز میں کیمرے کی اجازت دیں، یا کوڈ کی تصویر منتخب کریں۔',
    },
    codeNotFound: {
      title: 'کوئی کوڈ نہیں ملا',
      description: 'اس تصویر میں کوئی QR کوڈ پڑھا نہیں جا سکا۔ دوسری تصویر منتخب کریں۔',
    },
    codeNotPayment: {
      title: 'یہ ادائیگی کا کوڈ نہیں',
      description: 'اس کوڈ میں کوئی ادائیگی نہیں۔ دوسرا کوڈ اسکین کریں۔',
    },
    codeDamaged: {
      title: 'کوڈ خراب ہے',
      description: 'ادائیگی کے اس کوڈ کا کوئی حصہ غلط یا غائب ہے۔ نیا کوڈ طلب کریں۔',
    },
    codeInvalid: {
      title: 'کوڈ درست نہیں',
      description:
        'ادائیگی کے اس کوڈ میں {field, select, account {اکاؤنٹ} name {وصول کنندہ کا نام} city {شہر} country {ملک} currency {کرنسی} category {کاروبار کی قسم} amount {رقم} fee {فیس} usage {کوڈ کی قسم} other {فارمیٹ}} درست نہیں۔ نیا کوڈ طلب کریں۔',
    },
    codeOtherCurrency: {
      title: 'دوسری کرنسی',
      description:
        'اس کوڈ کی ادائیگی {home, select, PKR {روپے} other {{home}}} میں نہیں۔ دوسرا کوڈ اسکین کریں۔',
    },
  },
} satisfies Shape<typeof english>;
