import type { transactionHistory as english } from '../en/transactionHistory';
import type { Shape } from '../shape';

export const transactionHistory = {
  title: 'العمليات',
  statement: 'كشف الحساب',
  portfolioValue: 'القيمة الإجمالية للمحفظة الاستثمارية',
  portfolioFailed: 'تعذّر تحميل قيمة محفظتك الاستثمارية',
  search: 'البحث في العمليات',
  searchPlaceholder: 'الاسم أو المبلغ',
  kind: 'نوع العملية',
  kinds: {
    all: 'الكل',
    in: 'أموال واردة',
    out: 'أموال صادرة',
    conversions: 'عمليات الاستبدال',
    other: 'أخرى',
  },
  dates: 'التواريخ',
  allDates: 'كل التواريخ',
  showDates: 'عرض',
  totals: 'مجموع النتائج',
  totalsHint: 'العمليات المكتملة فقط.',
  results: 'النتائج',
  count: 'عدد النتائج: {count, number}',
  found:
    '{count, plural, zero {لم يتم العثور على عمليات} one {تم العثور على عملية واحدة} two {تم العثور على عمليتين} few {تم العثور على # عمليات} many {تم العثور على # عملية} other {تم العثور على # عملية}}',
  searchFailed: 'تعذّر البحث في عملياتك',
  noMatch: 'لا توجد عمليات مطابقة',
  noMatchHint: 'جرّب كلمة أو مبلغًا آخر، أو نوعًا آخر، أو تواريخ أخرى.',
  clear: 'مسح البحث والتصفية',
  showMore: 'عرض المزيد',
  moreFailed: 'تعذّر تحميل مزيد من العمليات',
  showing: 'العمليات المعروضة: {shown, number} من {total, number}',
} satisfies Shape<typeof english>;
