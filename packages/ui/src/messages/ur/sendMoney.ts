import type { sendMoney as english } from '../en/sendMoney';
import type { Shape } from '../shape';

export const sendMoney = {
  title: 'رقم بھیجیں',
  subtitle: 'منتخب کریں کہ رقم کسے بھیجنی ہے',
  progress: 'رقم بھیجنے کے مراحل',
  search: 'رابطے تلاش کریں',
  recentContacts: 'حالیہ رابطے',
  amountTitle: 'رقم درج کریں',
  amount: 'رقم (روپے)',
  to: '{name} کو',
  message: 'پیغام',
  messagePlaceholder: 'یہ کس لیے ہے؟',
  confirmTitle: 'ٹرانسفر کی تصدیق کریں',
  recipient: 'وصول کنندہ',
  phone: 'فون نمبر',
  amountTerm: 'رقم',
  fee: 'فیس',
  total: 'کُل رقم',
  notice: 'شریعت کے مطابق اور فوری',
  noticeText: 'یہ ٹرانسفر شریعت کے مطابق ہے اور RAD نیٹ\u00a0ورک میں فوراً پہنچتا ہے۔',
  send: '{amount} بھیجیں',
  sending: 'بھیجی جا رہی ہے…',
  sentTitle: 'ٹرانسفر کامیاب',
  sentText: '{name} کو {amount} کی رقم بھیج دی گئی ہے۔',
  redirect: 'آپ کو کیش اور بیلنس پر واپس لے جایا جا رہا ہے…',
  backToFunds: 'کیش اور بیلنس پر واپس',
} satisfies Shape<typeof english>;
