import type { Shape } from '../../shape';
import type english from './en';

export default {
  amount: 'رقم',
  currency: 'کرنسی',
  currencyOption: '{code, select, GOLD {سونا} SILVER {چاندی} other {{code}}}',
  feesNotCharged: 'فیسیں دکھائی جاتی ہیں، مگر ابھی کوئی فیس نہیں لی جاتی',
  noContacts: 'کوئی حالیہ رابطہ نہیں',
  noContactsHint: 'ابھی منتخب کرنے کے لیے کوئی رابطہ نہیں۔',
  processing: 'کارروائی جاری ہے…',
  redirectFunds: 'آپ کو کیش اور بیلنس پر واپس لے جایا جا رہا ہے…',
  redirectHome: 'آپ کو والٹ پر واپس لے جایا جا رہا ہے…',
  backToFunds: 'کیش اور بیلنس پر واپس',
  backToWallet: 'والٹ پر واپس',
  inDoubt: {
    title: 'ابھی معلوم نہیں',
    noticeTitle: 'معلوم نہیں کہ رقم منتقل ہوئی یا نہیں',
    notice:
      'ابھی تک کوئی جواب نہیں ملا۔ آپ کسی بھی وقت دوبارہ چیک کر سکتے ہیں: ایک ہی ادائیگی دو بار نہیں ہوتی۔ واپس جانے پر یہ ادائیگی غیر واضح رہے گی۔',
    payee: 'بنام',
    check: 'دوبارہ چیک کریں',
    checking: 'چیک ہو رہا ہے…',
    somethingElse: 'کچھ اور کریں',
  },
  repeat: {
    title: 'یہی ادائیگی دوبارہ کریں؟',
    sent: 'آپ نے {minutes, plural, =0 {ایک منٹ سے بھی کم وقت پہلے} one {# منٹ پہلے} other {# منٹ پہلے}} {payee} کو {amount} بھیجے تھے۔ دوبارہ بھیجیں؟',
    sendAgain: 'دوبارہ بھیجیں',
    made: 'آپ نے {minutes, plural, =0 {ایک منٹ سے بھی کم وقت پہلے} one {# منٹ پہلے} other {# منٹ پہلے}} {amount} کی یہی ادائیگی کی تھی۔ دوبارہ کریں؟',
    makeAgain: 'دوبارہ کریں',
  },
} satisfies Shape<typeof english>;
