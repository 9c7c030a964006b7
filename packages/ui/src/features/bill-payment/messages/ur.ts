import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'بل کی ادائیگی',
  subtitle: 'منتخب کریں کہ کیا ادا کرنا ہے',
  progress: 'بل کی ادائیگی کے مراحل',
  categoriesLabel: 'زمرے',
  categories: {
    electricity: 'بجلی',
    gas: 'گیس',
    internet: 'انٹرنیٹ',
    mobile: 'موبائل',
    tv: 'کیبل/ٹی\u00a0وی',
    education: 'تعلیم',
  },
  providerCount: '{count, plural, one {# ادارہ} other {# ادارے}}',
  recentBills: 'حالیہ بل',
  recentBillsFailed: 'آپ کے بل لوڈ نہیں ہو سکے',
  noBills: 'کوئی حالیہ بل نہیں',
  noBillsHint: 'بل ادا کرنے کے لیے زمرہ منتخب کریں',
  dueOn: 'آخری تاریخ {date}',
  status: {
    pending: 'واجب الادا',
    paid: 'ادا شدہ',
    overdue: 'تاریخ گزر چکی',
  },
  payNow: 'ابھی ادا کریں',
  payNowTo: 'ابھی ادا کریں: {provider}',
  detailsTitle: 'بل کی تفصیلات',
  provider: 'ادارہ',
  providerName:
    '{provider, select, schoolFees {اسکول فیس} universityFees {یونیورسٹی فیس} tuition {ٹیوشن} other {{provider}}}',
  selectProvider: 'ادارہ منتخب کریں',
  providerMissing: 'ادارہ منتخب کریں۔',
  accountNumber: 'اکاؤنٹ یا کنزیومر نمبر',
  accountMissing: 'وہ نمبر درج کریں جو آپ کے بل پر لکھا ہے۔',
  amount: '{currency, select, PKR {رقم (روپے)} other {رقم ({currency})}}',
  amountMissing: 'ادا کی جانے والی رقم درج کریں۔',
  irreversible: 'ادائیگی فوری ہوتی ہے اور واپس نہیں ہو سکتی۔',
  pay: 'بل ادا کریں',
  paying: 'کارروائی جاری ہے…',
  paidTitle: 'بل ادا ہو گیا',
  successTitle: 'آپ کا بل ادا ہو گیا ہے',
  paidText: '{provider}: {amount} کی ادائیگی ہو گئی ہے۔',
  accountTerm: 'اکاؤنٹ نمبر',
  amountTerm: 'رقم',
  date: 'تاریخ',
  payAnother: 'ایک اور بل ادا کریں',
  backToHome: 'ہوم پر واپس',
  toasts: {
    billPaid: {
      title: 'ادائیگی کامیاب!',
      description:
        '{provider, select, schoolFees {اسکول فیس کے لیے} universityFees {یونیورسٹی فیس کے لیے} tuition {ٹیوشن کے لیے} other {{provider} کو}} {amount} کی ادائیگی ہو گئی۔',
    },
  },
} satisfies Shape<typeof english>;
