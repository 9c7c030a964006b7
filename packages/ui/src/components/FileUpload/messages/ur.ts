import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  choose: 'فائل منتخب کریں',
  chooseFor: 'فائل منتخب کریں: {field}',
  replace: 'بدلیں',
  replaceFor: 'بدلیں: {field}',
  remove: 'ہٹائیں',
  removeFor: 'ہٹائیں: {field}',
  dropHere: 'یا یہاں لا کر چھوڑیں',
  preview: 'پیش منظر: {field}',
  kilobytes: '{size, number} کے\u00a0بی',
  megabytes: '{size, number} ایم\u00a0بی',
} satisfies Shape<typeof english>;
