import type { Shape } from '../../shape';
import type english from './en';

export default {
  PKR: 'روبية باكستانية',
  USD: 'دولار أمريكي',
  BHD: 'دينار بحريني',
  SAR: 'ريال سعودي',
  GOLD: 'الذهب',
  SILVER: 'الفضة',
  spoken:
    '{code, select, PKR {{amount} روبية} USD {{amount} دولار} BHD {{amount} دينار} SAR {{amount} ريال} GOLD {{amount} غرام} SILVER {{amount} غرام} other {{amount} {currency}}}',
} satisfies Shape<typeof english>;
