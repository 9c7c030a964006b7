import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'یہاں ابھی کچھ نہیں',
  text: 'اس صفحے کے لیے ابھی آپ کی کوئی معلومات موجود نہیں۔',
} satisfies Shape<typeof english>;
