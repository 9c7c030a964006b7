import type { fileUpload as english } from '../en/fileUpload';
import type { Shape } from '../shape';

export const fileUpload = {
  choose: 'اختيار ملف',
  chooseFor: 'اختيار ملف: {field}',
  replace: 'استبدال',
  replaceFor: 'استبدال: {field}',
  remove: 'إزالة',
  removeFor: 'إزالة: {field}',
  dropHere: 'أو أفلته هنا',
  preview: 'معاينة: {field}',
  kilobytes: '{size, number} كيلوبايت',
  megabytes: '{size, number} ميغابايت',
} satisfies Shape<typeof english>;
