import type { field as english } from '../en/field';
import type { Shape } from '../shape';

export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: 'عدد الأحرف المستخدمة: {count, number} من {max, number}',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
} satisfies Shape<typeof english>;
