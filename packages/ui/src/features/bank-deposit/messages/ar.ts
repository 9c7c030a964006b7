import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إيداع بنكي',
  subtitle: 'اختر الحساب الذي تحوّل إليه',
  sample: 'هذه حسابات توضيحية، ولا يمكن إرسال الأموال إليها.',
  banks: 'الحسابات البنكية',
  failed: 'تعذّر تحميل الحسابات البنكية',
  countries: {
    US: 'الولايات المتحدة',
    PK: 'باكستان',
    QA: 'قطر',
    SA: 'السعودية',
    BH: 'البحرين',
  },
  details: {
    account: 'رقم الحساب: \u2066{value}\u2069',
    iban: 'رقم الآيبان (IBAN): \u2066{value}\u2069',
    routing: 'رقم التوجيه: \u2066{value}\u2069',
    branchCode: 'رمز الفرع: \u2066{value}\u2069',
    swift: 'رمز السويفت (SWIFT): \u2066{value}\u2069',
  },
  howTitle: 'كيف يعمل',
  howText: 'حوّل المبلغ من بنكك إلى أحد هذه الحسابات. الإيداع مجاني.',
  copyDetails: 'نسخ التفاصيل',
  toasts: {
    bankSelected: {
      title: 'تم اختيار البنك',
      description: 'تم اختيار {bank}. حوّل المبلغ إلى حسابه.',
    },
    detailsCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ التفاصيل. يرجى نسخها يدويًا.',
    },
  },
} satisfies Shape<typeof english>;
