import type { contacts as english } from '../en/contacts';
import type { Shape } from '../shape';

export const contacts = {
  lastAmount: 'پچھلی رقم: {amount}',
} satisfies Shape<typeof english>;
