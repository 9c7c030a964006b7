import type { nothingYet as english } from '../en/nothingYet';
import type { Shape } from '../shape';

export const nothingYet = {
  title: 'یہاں ابھی کچھ نہیں',
  text: 'اس صفحے کے لیے ابھی آپ کی کوئی معلومات موجود نہیں۔',
} satisfies Shape<typeof english>;
