import type { Shape } from '../../shape';
import type english from './en';

export default {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: 'عدد الأحرف المستخدمة: {count, number} من {max, number}',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkingCode: 'جارٍ التحقق…',
  decimalPoint: 'الفاصلة العشرية',
  tooManyDecimals:
    '{max, plural, zero {اكتب مبلغًا صحيحًا بلا منازل عشرية.} one {اكتب منزلة عشرية واحدة على الأكثر.} two {اكتب منزلتين عشريتين على الأكثر.} few {اكتب # منازل عشرية على الأكثر.} many {اكتب # منزلة عشرية على الأكثر.} other {اكتب # منزلة عشرية على الأكثر.}}',
  decimalMark:
    '{mark, select, comma {استخدم الفاصلة للكسور العشرية، مثل {example}.} other {استخدم النقطة للكسور العشرية، مثل {example}.}}',
  otherCurrency:
    'هذا المبلغ بعملة أخرى. اكتبه {code, select, PKR {بالروبية} USD {بالدولار} BHD {بالدينار} SAR {بالريال} GOLD {بالغرام} SILVER {بالغرام} other {بعملة {unit}}}.',
  deleteDigit: 'حذف آخر رقم',
  holdToClear: 'اضغط مطولًا لمسح الكل',
  digitsEntered: 'عدد الأرقام المُدخلة: {count, number} من {max, number}',
  from: 'من',
  to: 'إلى',
} satisfies Shape<typeof english>;
