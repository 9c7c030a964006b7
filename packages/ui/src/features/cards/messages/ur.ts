import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  freeze: {
    title: 'یہ کارڈ منجمد کریں؟',
    text: 'آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ سے، جس کے آخری ہندسے {last4} ہیں، نئی ادائیگیاں نہیں ہوں گی اور کیش نہیں نکلے گا، جب تک آپ اسے بحال نہ کریں۔ پہلے سے کی گئی ادائیگیوں پر کوئی اثر نہیں پڑے گا۔',
    confirm: 'منجمد کریں',
  },
  unfreeze: {
    title: 'یہ کارڈ بحال کریں؟',
    text: 'آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ سے، جس کے آخری ہندسے {last4} ہیں، دوبارہ ادائیگیاں ہو سکیں گی اور کیش نکالا جا سکے گا۔',
    confirm: 'بحال کریں',
  },
  limits: {
    title: 'کارڈ کی حدیں',
    perPayment: 'ایک ادائیگی کی حد',
    perDay: 'ایک دن کی حد',
    maximum: 'زیادہ سے زیادہ {amount}',
    online: 'آن\u00a0لائن ادائیگیاں',
    onlineHint: 'ایپس اور ویب سائٹس پر',
    abroad: 'بیرون ملک ادائیگیاں',
    abroadHint: 'دوسرے ملکوں میں، اور وہاں کے دکان داروں کو',
    save: 'حدیں محفوظ کریں',
    saving: 'محفوظ ہو رہی ہیں…',
    unknown:
      'ابھی کوئی جواب نہیں ملا، اس لیے معلوم نہیں کہ نئی حدیں لاگو ہوئیں یا نہیں۔ آپ کسی بھی وقت دوبارہ چیک کر سکتے ہیں۔',
    edit: 'حدیں تبدیل کریں',
  },
  toasts: {
    cardLimitsSaved: {
      title: 'حدیں محفوظ ہو گئیں',
      description: 'یہ اس کارڈ کی نئی ادائیگیوں پر لاگو ہوں گی۔',
    },
    cardLimitsNotSaved: {
      title: 'حدیں محفوظ نہیں ہوئیں',
      description: 'آپ کی حدیں تبدیل نہیں ہوئیں۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    cardLimitsUnknown: {
      title: 'ابھی کوئی جواب نہیں ملا',
      description: 'ابھی معلوم نہیں کہ آپ کی حدیں محفوظ ہوئیں یا نہیں۔',
    },
    cardPaymentLimitTooHigh: {
      title: 'حد بہت زیادہ ہے',
      description: 'فی ادائیگی زیادہ سے زیادہ {maximum} کی حد رکھی جا سکتی ہے۔',
    },
    cardDayLimitTooHigh: {
      title: 'حد بہت زیادہ ہے',
      description: 'فی دن زیادہ سے زیادہ {maximum} کی حد رکھی جا سکتی ہے۔',
    },
  },
} satisfies Shape<typeof english>;
