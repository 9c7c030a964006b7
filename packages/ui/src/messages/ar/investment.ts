import type { investment as english } from '../en/investment';
import type { Shape } from '../shape';

export { marketplace } from './marketplace';

export const investment = {
  title: 'سوق الاستثمار',
  subtitle: 'صناديق متوافقة مع الشريعة',
  riskFilter: 'التصفية حسب المخاطر',
  filters: { all: 'الكل', low: 'منخفضة', medium: 'متوسطة', high: 'مرتفعة' },
  risks: { low: 'مخاطر منخفضة', medium: 'مخاطر متوسطة', high: 'مخاطر مرتفعة' },
  categories: { equity: 'أسهم', income: 'دخل', balanced: 'متوازن' },
  noFunds: 'لا توجد صناديق بهذا المستوى من المخاطر',
  noFundsHint: 'اختر مستوى آخر لعرض مزيد من الصناديق.',
  return1Y: 'عائد سنة',
  return3Y: 'عائد 3 سنوات',
  returns: 'العوائد',
  shariah: 'متوافق مع الشريعة',
  risk: 'المخاطر',
  nav: 'NAV',
  navPrice: 'صافي قيمة الوحدة (NAV)',
  minimum: 'الحد الأدنى للاستثمار',
  holdings: 'أبرز الأصول',
  invest: 'استثمار',
  amount: 'المبلغ (بالروبية)',
  minimumHint: '{amount} على الأقل',
  units: 'الوحدات التي تحصل عليها',
  unitCount: '{units} وحدة',
  unitsSpoken: 'تحصل على {units}',
  investNow: 'استثمر الآن',
  processing: 'جارٍ التنفيذ…',
  successTitle: 'تم الاستثمار بنجاح',
  successText: 'استثمارك في {fund}',
  fund: 'الصندوق',
  amountTerm: 'المبلغ',
  unitsPurchased: 'الوحدات المشتراة',
  viewTransactions: 'عرض العمليات',
} satisfies Shape<typeof english>;
