import type { contacts as english } from '../en/contacts';
import type { Shape } from '../shape';

export const contacts = {
  lastAmount: 'پچھلی رقم: {amount}',
  failed: 'آپ کے رابطے لوڈ نہیں ہو سکے',
} satisfies Shape<typeof english>;
