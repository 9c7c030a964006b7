import type { currency as english } from '../en/currency';
import type { Shape } from '../shape';

export const currency = {
  PKR: 'روبية باكستانية',
  USD: 'دولار أمريكي',
  BHD: 'دينار بحريني',
  SAR: 'ريال سعودي',
  GOLD: 'الذهب',
  SILVER: 'الفضة',
} satisfies Shape<typeof english>;
