import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
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
