import type { qrScanner as english } from '../en/qrScanner';
import type { Shape } from '../shape';

export const qrScanner = {
  subtitle: 'کوڈ کو فریم میں رکھیں',
  opening: 'کیمرا کھل رہا ہے…',
  looking: 'کوڈ تلاش ہو رہا ہے…',
  reading: 'کوڈ پڑھا جا رہا ہے…',
  choosePicture: 'تصویر منتخب کریں',
} satisfies Shape<typeof english>;
