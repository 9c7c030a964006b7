import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  subtitle: 'کوڈ کو فریم میں رکھیں',
  opening: 'کیمرا کھل رہا ہے…',
  looking: 'کوڈ تلاش ہو رہا ہے…',
  reading: 'کوڈ پڑھا جا رہا ہے…',
  choosePicture: 'تصویر منتخب کریں',
} satisfies Shape<typeof english>;
