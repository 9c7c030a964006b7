import type { investment as english } from '../en/investment';
import type { Shape } from '../shape';

export { marketplace } from './marketplace';

export const investment = {
  title: 'سرمایہ کاری مارکیٹ',
  subtitle: 'شریعت کے مطابق فنڈز',
  riskFilter: 'رسک کے لحاظ سے فلٹر کریں',
  filters: { all: 'تمام', low: 'کم', medium: 'درمیانہ', high: 'زیادہ' },
  risks: { low: 'کم رسک', medium: 'درمیانہ رسک', high: 'زیادہ رسک' },
  categories: { equity: 'حصص', income: 'آمدنی', balanced: 'متوازن' },
  noFunds: 'اس رسک کا کوئی فنڈ نہیں',
  noFundsHint: 'مزید فنڈز دیکھنے کے لیے رسک کی کوئی اور سطح منتخب کریں۔',
  return1Y: '1 سال کا منافع',
  return3Y: '3 سال کا منافع',
  returns: 'منافع',
  shariah: 'شریعت کے مطابق',
  risk: 'رسک',
  nav: 'NAV',
  navPrice: 'فی یونٹ قیمت (NAV)',
  minimum: 'کم از کم سرمایہ کاری',
  holdings: 'نمایاں اثاثے',
  invest: 'سرمایہ کاری کریں',
  amount: 'رقم (روپے)',
  minimumHint: 'کم از کم {amount}',
  units: 'آپ کو ملنے والے یونٹس',
  unitCount: '{units} یونٹس',
  unitsSpoken: 'آپ کو ملیں گے {units}',
  investNow: 'ابھی سرمایہ کاری کریں',
  processing: 'کارروائی جاری ہے…',
  successTitle: 'سرمایہ کاری کامیاب',
  successText: '{fund} میں آپ کی سرمایہ کاری',
  fund: 'فنڈ',
  amountTerm: 'رقم',
  unitsPurchased: 'خریدے گئے یونٹس',
  viewTransactions: 'ٹرانزیکشنز دیکھیں',
} satisfies Shape<typeof english>;
