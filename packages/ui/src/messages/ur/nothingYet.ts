import type { nothingYet as english } from '../en/nothingYet';
import type { Shape } from '../shape';

export const nothingYet = {
  title: 'یہاں ابھی کچھ نہیں',
  text: 'والٹ کے پاس اس صفحے کے لیے ابھی آپ کی کوئی تفصیل نہیں ہے۔',
} satisfies Shape<typeof english>;
