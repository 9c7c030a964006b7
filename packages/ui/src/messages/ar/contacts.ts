import type { contacts as english } from '../en/contacts';
import type { Shape } from '../shape';

export const contacts = {
  lastAmount: 'آخر مبلغ: {amount}',
  failed: 'تعذّر تحميل جهات اتصالك',
} satisfies Shape<typeof english>;
