import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'استبدال العملات',
  subtitle: 'الأموال والذهب والفضة',
  atRates: 'بأسعار الصرف',
  sampleWhileLoading: 'مبالغ توضيحية إلى حين تحميل أرصدتك',
  sampleFigures: 'مبالغ توضيحية',
  accountsFailed: 'تعذّر تحميل حساباتك',
  accountsFailedHint: 'إلى أن يتم تحميلها، تبقى المبالغ أعلاه توضيحية.',
  convertCurrency: 'استبدال العملة',
  recent: 'أحدث عمليات الاستبدال',
  recentFailed: 'تعذّر تحميل عمليات الاستبدال',
  noneYet: 'لا توجد عمليات استبدال بعد',
  noneYetHint: 'ابدأ باستبدال العملات ليظهر سجلك هنا',
  amount: 'المبلغ',
  from: 'من',
  to: 'إلى',
  option: '{code, select, GOLD {{name}} SILVER {{name}} other {{code} {name}}}',
  swap: 'تبديل العملتين',
  rateAsOf: 'سعر الصرف في {time}',
  youGet: 'تحصل على',
  youGetSpoken: 'تحصل على {amount}',
  rate: '\u20661 {unit} = {amount}\u2069',
  metalRate: '1 غرام من {metal} = {amount}',
  convert: 'استبدال',
  converting: 'جارٍ الاستبدال…',
  toasts: {
    ratesNotLoaded: {
      title: 'لم يتم تحميل أسعار الصرف',
      description: 'تعذّر تحميل أسعار الصرف. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
    },
    rateChanged: {
      title: 'تغيّر سعر الصرف',
      description: 'تحقق من المبلغ الجديد، ثم أعد الاستبدال.',
    },
    sameCurrency: {
      title: 'العملة نفسها',
      description: 'يرجى اختيار عملتين مختلفتين للاستبدال.',
    },
    conversionAccountError: {
      title: 'خطأ في الحساب',
      description: 'تعذّر العثور على حسابات للاستبدال.',
    },
    conversionInsufficientBalance: {
      title: 'الرصيد غير كافٍ',
      description:
        'ليس لديك ما يكفي من {currency, select, PKR {الروبيات} USD {الدولارات} BHD {الدنانير} SAR {الريالات} GOLD {الذهب} SILVER {الفضة} other {{currency}}}. المتاح: {balance}',
    },
    conversionFailed: {
      title: 'لم يتم الاستبدال',
      description: 'حدث خطأ أثناء تنفيذ الاستبدال. يرجى المحاولة مرة أخرى.',
    },
    converted: {
      title: 'اكتمل الاستبدال',
      description: 'استبدلت {given} وحصلت على {got}.',
    },
  },
} satisfies Shape<typeof english>;
