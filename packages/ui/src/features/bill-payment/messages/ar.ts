import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'سداد الفواتير',
  subtitle: 'اختر ما تريد سداده',
  progress: 'خطوات سداد الفاتورة',
  categoriesLabel: 'الفئات',
  categories: {
    electricity: 'الكهرباء',
    gas: 'الغاز',
    internet: 'الإنترنت',
    mobile: 'الجوال',
    tv: 'الكابل/التلفزيون',
    education: 'التعليم',
  },
  providerCount:
    '{count, plural, zero {لا مزوّدين} one {مزوّد واحد} two {مزوّدان} few {# مزوّدين} many {# مزوّدًا} other {# مزوّد}}',
  recentBills: 'أحدث الفواتير',
  recentBillsFailed: 'تعذّر تحميل فواتيرك',
  noBills: 'لا توجد فواتير حديثة',
  noBillsHint: 'اختر فئة لسداد فاتورة',
  dueOn: 'تستحق في {date}',
  status: {
    pending: 'بانتظار السداد',
    paid: 'مسددة',
    overdue: 'متأخرة',
  },
  payNow: 'سدّد الآن',
  payNowTo: 'سدّد الآن: {provider}',
  detailsTitle: 'تفاصيل الفاتورة',
  provider: 'مزوّد الخدمة',
  providerName:
    '{provider, select, schoolFees {رسوم المدرسة} universityFees {رسوم الجامعة} tuition {الدروس الخصوصية} other {{provider}}}',
  selectProvider: 'اختيار مزوّد الخدمة',
  providerMissing: 'اختر مزوّد الخدمة.',
  accountNumber: 'رقم الحساب أو رقم المشترك',
  accountMissing: 'أدخل الرقم المكتوب على فاتورتك.',
  amount: '{currency, select, PKR {المبلغ (بالروبية)} other {المبلغ ({currency})}}',
  amountMissing: 'أدخل المبلغ المطلوب سداده.',
  irreversible: 'السداد فوري ولا يمكن التراجع عنه.',
  pay: 'سداد الفاتورة',
  paying: 'جارٍ التنفيذ…',
  paidTitle: 'تم سداد الفاتورة',
  successTitle: 'تم سداد فاتورتك',
  paidText: 'تم سداد {amount} ({provider}).',
  accountTerm: 'رقم الحساب',
  amountTerm: 'المبلغ',
  date: 'التاريخ',
  payAnother: 'سداد فاتورة أخرى',
  backToHome: 'العودة إلى الرئيسية',
  toasts: {
    billPaid: {
      title: 'تم السداد بنجاح!',
      description:
        'تم سداد {amount} {provider, select, schoolFees {مقابل رسوم المدرسة} universityFees {مقابل رسوم الجامعة} tuition {مقابل الدروس الخصوصية} other {إلى {provider}}}.',
    },
  },
} satisfies Shape<typeof english>;
