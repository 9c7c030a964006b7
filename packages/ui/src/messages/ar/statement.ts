import type { statement as english } from '../en/statement';
import type { Shape } from '../shape';

export const statement = {
  title: 'كشف الحساب',
  cash: 'الحساب النقدي',
  gold: 'حساب الذهب',
  silver: 'حساب الفضة',
  opening: 'الرصيد الافتتاحي',
  closing: 'الرصيد الختامي',
  moneyIn: 'الوارد',
  moneyOut: 'الصادر',
  entries: 'القيود',
  noEntries: 'لا توجد قيود في هذه الفترة.',
  failed: 'تعذّر تحميل كشف حسابك',
  csv: 'تنزيل CSV',
  print: 'طباعة أو حفظ بصيغة PDF',
  date: 'التاريخ',
  description: 'الوصف',
  amount: 'المبلغ',
  balance: 'الرصيد',
  account: 'الحساب',
  currency: 'العملة',
  type: 'النوع',
  heading: '{app}: كشف الحساب',
  basis: 'العمليات المكتملة فقط. العملات الأخرى معروضة بالروبية بسعر المحوّل.',
} satisfies Shape<typeof english>;
