import type { currency as english } from '../en/currency';
import type { Shape } from '../shape';

export const currency = {
  PKR: 'پاکستانی روپیہ',
  USD: 'امریکی ڈالر',
  BHD: 'بحرینی دینار',
  SAR: 'سعودی ریال',
  GOLD: 'سونا',
  SILVER: 'چاندی',
} satisfies Shape<typeof english>;
