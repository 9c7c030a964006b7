import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  lastAmount: 'پچھلی رقم: {amount}',
  failed: 'آپ کے رابطے لوڈ نہیں ہو سکے',
} satisfies Shape<typeof english>;
