import type { bankDeposit as english } from '../en/bankDeposit';
import type { Shape } from '../shape';

export const bankDeposit = {
  title: 'إيداع بنكي',
  subtitle: 'اختر الحساب الذي تحوّل إليه',
  banks: 'الحسابات البنكية',
  countries: {
    US: 'الولايات المتحدة',
    PK: 'باكستان',
    QA: 'قطر',
    SA: 'السعودية',
    BH: 'البحرين',
  },
  details: {
    account: 'رقم الحساب: {value}',
    iban: 'رقم الآيبان (IBAN): {value}',
    routing: 'رقم التوجيه: {value}',
    branchCode: 'رمز الفرع: {value}',
    swift: 'رمز السويفت (SWIFT): {value}',
  },
  howTitle: 'كيف يعمل',
  howText: 'أرسل الأموال من بنكك إلى أحد هذه الحسابات. الإيداع مجاني.',
  copyDetails: 'نسخ التفاصيل',
} satisfies Shape<typeof english>;
