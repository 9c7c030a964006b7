import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  region: 'کنکشن اور اپ\u00a0ڈیٹس',
  offline: 'انٹرنیٹ کنکشن موجود نہیں',
  unreachable: 'فی الحال ہم سے رابطہ نہیں ہو پا رہا',
  asOf: 'دکھائی گئی رقوم {time} تک کی ہیں۔',
  nothingRead: 'کنکشن بحال ہوتے ہی آپ کا بیلنس نظر آ جائے گا۔',
  update: 'نیا ورژن تیار ہے',
  updateHint: 'اس میں چند لمحے لگیں گے، پھر آپ اسی صفحے پر ہوں گے۔',
  busyElsewhere: 'دوسرا ٹیب استعمال میں ہے۔ براہ کرم پہلے وہاں کا کام مکمل کریں۔',
  apply: 'اپ\u00a0ڈیٹ کریں',
} satisfies Shape<typeof english>;
