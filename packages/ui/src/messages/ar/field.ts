import type { field as english } from '../en/field';
import type { Shape } from '../shape';

export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: 'عدد الأحرف المستخدمة: {count, number} من {max, number}',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  checkingCode: 'جارٍ التحقق…',
  decimalPoint: 'الفاصلة العشرية',
  tooManyDecimals:
    'اكتب {max, plural, zero {مبلغًا بلا منازل عشرية} one {منزلة عشرية واحدة على الأكثر} two {منزلتين عشريتين على الأكثر} few {# منازل عشرية على الأكثر} many {# منزلة عشرية على الأكثر} other {# منزلة عشرية على الأكثر}}.',
  deleteDigit: 'حذف آخر رقم',
  holdToClear: 'اضغط مطولًا لمسح الكل',
  from: 'من',
  to: 'إلى',
} satisfies Shape<typeof english>;
