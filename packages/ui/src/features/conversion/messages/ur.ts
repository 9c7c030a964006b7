import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'تبادلہ',
  subtitle: 'رقم، سونا اور چاندی',
  atRates: 'تبادلے کے ریٹ پر',
  sampleWhileLoading: 'آپ کی رقوم لوڈ ہونے تک نمونے کی رقوم',
  sampleFigures: 'نمونے کی رقوم',
  accountsFailed: 'آپ کے اکاؤنٹس لوڈ نہیں ہو سکے',
  accountsFailedHint: 'جب تک وہ لوڈ نہ ہوں، اوپر کی رقوم صرف نمونہ ہیں۔',
  convertCurrency: 'کرنسی تبدیل کریں',
  recent: 'حالیہ تبادلے',
  recentFailed: 'آپ کے تبادلے لوڈ نہیں ہو سکے',
  noneYet: 'ابھی کوئی تبادلہ نہیں ہوا',
  noneYetHint: 'کرنسی تبدیل کرنا شروع کریں، آپ کی ہسٹری یہاں نظر آئے گی',
  amount: 'رقم',
  from: 'کس سے',
  to: 'کس میں',
  option: '{code, select, GOLD {{name}} SILVER {{name}} other {{code} {name}}}',
  swap: 'کرنسیاں آپس میں بدلیں',
  rateAsOf: 'ریٹ کا وقت: {time}',
  youGet: 'آپ کو ملیں گے',
  youGetSpoken: 'آپ کو {amount} ملیں گے',
  rate: '\u20661 {unit} = {amount}\u2069',
  metalRate: '1 گرام {metal} = {amount}',
  convert: 'تبدیل کریں',
  converting: 'تبدیل ہو رہا ہے…',
  toasts: {
    ratesNotLoaded: {
      title: 'ریٹ لوڈ نہیں ہوئے',
      description: 'ایکسچینج ریٹ لوڈ نہیں ہو سکے۔ اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
    },
    rateChanged: {
      title: 'ریٹ بدل گیا ہے',
      description: 'نئی رقم دیکھیں، پھر دوبارہ تبدیل کریں۔',
    },
    sameCurrency: {
      title: 'ایک ہی کرنسی',
      description: 'براہ کرم تبادلے کے لیے دو مختلف کرنسیاں منتخب کریں۔',
    },
    conversionAccountError: {
      title: 'اکاؤنٹ کا مسئلہ',
      description: 'تبادلے کے لیے اکاؤنٹس نہیں ملے۔',
    },
    conversionInsufficientBalance: {
      title: 'بیلنس ناکافی ہے',
      description:
        'آپ کے پاس {currency, select, PKR {کافی روپے} USD {کافی ڈالر} BHD {کافی دینار} SAR {کافی ریال} GOLD {کافی سونا} SILVER {کافی چاندی} other {کافی {currency}}} نہیں۔ دستیاب: {balance}',
    },
    conversionFailed: {
      title: 'تبادلہ ناکام',
      description: 'تبادلے کی کارروائی میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    converted: {
      title: 'تبادلہ مکمل',
      description: '{given} کو {got} میں تبدیل کر دیا گیا۔',
    },
  },
} satisfies Shape<typeof english>;
