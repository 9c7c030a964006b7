import type { conversion as english } from '../en/conversion';
import type { Shape } from '../shape';

export const conversion = {
  title: 'الصرف',
  subtitle: 'الأموال والذهب والفضة',
  atRates: 'بأسعار الصرف',
  sampleWhileLoading: 'أرقام للمثال ريثما يتم تحميل أرقامك',
  sampleFigures: 'أرقام للمثال',
  accountsFailed: 'تعذّر تحميل حساباتك',
  accountsFailedHint: 'إلى أن يتم تحميلها، تبقى الأرقام أعلاه للمثال.',
  convertCurrency: 'صرف العملة',
  recent: 'أحدث عمليات الصرف',
  recentFailed: 'تعذّر تحميل عمليات الصرف',
  noneYet: 'لا توجد عمليات صرف بعد',
  noneYetHint: 'ابدأ بصرف العملات ليظهر سجلك هنا',
  amount: 'المبلغ',
  from: 'من',
  to: 'إلى',
  option: '{code, select, GOLD {{name}} SILVER {{name}} other {{code} {name}}}',
  swap: 'تبديل العملتين',
  youGet: 'تحصل على',
  youGetSpoken: 'تحصل على {amount}',
  rate: '\u20661 {unit} = {amount}\u2069',
  metalRate: '1 غرام من {metal} = {amount}',
  convert: 'صرف',
  converting: 'جارٍ الصرف…',
} satisfies Shape<typeof english>;
