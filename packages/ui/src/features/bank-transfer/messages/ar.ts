import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  page: 'تحويل بنكي',
  title: 'تحويل بنكي – الخطوة {step, number} من {total, number}',
  country: 'الدولة',
  countriesFailed: 'تعذّر تحميل الدول',
  countryHint: 'اختر الدولة التي تصل إليها الأموال',
  countries: {
    US: 'الولايات المتحدة',
    PK: 'باكستان',
    QA: 'قطر',
    SA: 'السعودية',
    BH: 'البحرين',
  },
  bank: 'البنك',
  banksFailed: 'تعذّر تحميل البنوك',
  bankHint: 'اختر بنكًا في {country}',
  chosen: 'تم اختياره',
  accountHint: 'أدخل رقم الحساب لدى {bank}',
  accountNeeded: 'أدخل رقم الحساب أو الآيبان (IBAN).',
  accountNumber: 'رقم الحساب',
  iban: 'رقم الآيبان (IBAN)',
  confirmHint: 'راجع التفاصيل',
  accountHolder: 'صاحب الحساب',
  amount: 'المبلغ',
  duration: 'تستغرق التحويلات عادةً من يوم إلى 3 أيام عمل.',
  confirm: 'تأكيد التحويل',
  submitting: 'جارٍ تقديم الطلب…',
  announcedTitle: 'تم تقديم طلب التحويل',
  announcedText: 'تم تقديم طلب تحويلك إلى {bank}. تستغرق التحويلات عادةً من يوم إلى 3 أيام عمل.',
  ok: 'حسنًا',
} satisfies Shape<typeof english>;
