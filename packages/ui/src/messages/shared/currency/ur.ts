import type { Shape } from '../../shape';
import type english from './en';

export default {
  PKR: 'پاکستانی روپیہ',
  USD: 'امریکی ڈالر',
  BHD: 'بحرینی دینار',
  SAR: 'سعودی ریال',
  GOLD: 'سونا',
  SILVER: 'چاندی',
  spoken:
    '{code, select, PKR {{amount} روپے} USD {{amount} ڈالر} BHD {{amount} دینار} SAR {{amount} ریال} GOLD {{amount} گرام} SILVER {{amount} گرام} other {{amount} {currency}}}',
} satisfies Shape<typeof english>;
