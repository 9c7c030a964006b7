import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'ادائیگی کے طریقے',
  subtitle: 'کارڈز، بینک اور والٹ',
  savedCards: 'محفوظ کارڈز',
  bankAccounts: 'بینک اکاؤنٹس',
  digitalWallets: 'ڈیجیٹل والٹ',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
  },
  noAccounts: 'کوئی بینک اکاؤنٹ نہیں',
  accountsFailed: 'آپ کے بینک اکاؤنٹس لوڈ نہیں ہو سکے',
  noAccountsHint: 'اس والٹ سے کوئی بینک اکاؤنٹ منسلک نہیں ہے۔',
  accountTypes: {
    current: 'کرنٹ',
    savings: 'سیونگز',
  },
  default: 'ڈیفالٹ',
  masked: '\u2066•••• {last4}\u2069',
  maskedSpoken: 'آخری ہندسے {last4}',
  expires: 'میعاد {date}',
  setDefault: 'ڈیفالٹ بنائیں',
  setDefaultSpoken: 'ڈیفالٹ بنائیں: {card}، آخری ہندسے {last4}',
  remove: 'ہٹائیں',
  removeSpoken: 'ہٹائیں: {card}، آخری ہندسے {last4}',
  noCards: 'کوئی محفوظ کارڈ نہیں',
  cardsFailed: 'آپ کے کارڈز لوڈ نہیں ہو سکے',
  noCardsHint: 'آپ جو کارڈ شامل کریں وہ یہاں نظر آئے گا۔',
  removeTitle: 'یہ کارڈ ہٹائیں؟',
  removeText: '\u2068{card}\u2069، آخری ہندسے {last4}، آپ کی فہرست سے ہٹا دیا جائے گا۔',
  removeNewDefault: '\u2068{card}\u2069، آخری ہندسے {last4}، آپ کا ڈیفالٹ کارڈ بن جائے گا۔',
  mobileWallet: 'موبائل والٹ',
  walletsFailed: 'ڈیجیٹل والٹ لوڈ نہیں ہو سکے',
  connect: 'منسلک کریں',
  connectSpoken: '{wallet} منسلک کریں',
  addCard: 'کارڈ شامل کریں',
  adding: 'کارڈ شامل ہو رہا ہے…',
  fields: {
    number: 'کارڈ نمبر',
    expiry: 'میعاد ختم ہونے کی تاریخ',
    code: 'سیکیورٹی کوڈ',
    name: 'کارڈ ہولڈر کا نام',
    nickname: 'عرفیت',
    tokenized: 'کارڈ کی تفصیلات',
  },
  numberPlaceholder: '1234 5678 9012 3456',
  numberHint: 'Visa یا Mastercard',
  expiryPlaceholder: 'MM/YY',
  codeHint: 'کارڈ کی پشت پر لکھے 3 ہندسے',
  nicknamePlaceholder: 'جیسے سودا سلف',
  missing: {
    number: 'کارڈ نمبر درج کریں۔',
    expiry: 'میعاد ختم ہونے کی تاریخ درج کریں۔',
    code: 'سیکیورٹی کوڈ درج کریں۔',
    name: 'کارڈ پر لکھا ہوا نام درج کریں۔',
    tokenized: 'کارڈ کی تفصیلات درج کریں۔',
  },
  malformed: {
    number: 'کارڈ نمبر دیکھ لیں: کوئی ہندسہ غلط معلوم ہوتا ہے۔',
    expiry: 'مہینہ اور سال درج کریں، جیسے \u206608/28\u2069۔',
    code: 'کارڈ کی پشت پر لکھے 3 ہندسے درج کریں۔',
  },
  privacyTitle: 'صرف آخری چار ہندسے باقی رہتے ہیں',
  privacyText: 'یہ ونڈو بند ہوتے ہی پورا نمبر اور سیکیورٹی کوڈ مٹا دیے جاتے ہیں۔',
  processorText: 'پورا نمبر اور سیکیورٹی کوڈ کارڈ پروسیسر کو جاتے ہیں، اس والٹ کو نہیں۔',
  toasts: {
    walletNotConnected: {
      title: 'ابھی دستیاب نہیں',
      description: '{wallet} ابھی یہاں منسلک نہیں ہو سکتا۔',
    },
    cardUnsupported: {
      title: 'یہ کارڈ قابل قبول نہیں',
      description: 'براہ کرم Visa یا Mastercard استعمال کریں۔',
    },
    cardExpired: {
      title: 'کارڈ کی میعاد ختم ہو چکی',
      description: 'براہ کرم ایسا کارڈ استعمال کریں جس کی میعاد باقی ہو۔',
    },
    cardAdded: {
      title: 'کارڈ شامل ہو گیا',
      description:
        'آپ کا {brand, select, mastercard {Mastercard} other {Visa}} کارڈ، آخری ہندسے {last4}، اب آپ کی فہرست میں ہے۔',
    },
    cardAddingFailed: {
      title: 'کارڈ شامل نہیں ہوا',
      description: 'آپ کا کارڈ محفوظ کرنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    cardNotChanged: {
      title: 'کارڈ میں تبدیلی نہیں ہوئی',
      description: 'آپ کے کارڈ پہلے جیسے ہیں۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    defaultCardSet: {
      title: 'ڈیفالٹ کارڈ سیٹ ہو گیا',
      description:
        'آپ کا {brand, select, mastercard {Mastercard} other {Visa}} کارڈ، آخری ہندسے {last4}، اب ڈیفالٹ ہے۔',
    },
    cardRemoved: {
      title: 'کارڈ ہٹا دیا گیا',
      description:
        'آپ کا {brand, select, mastercard {Mastercard} other {Visa}} کارڈ، آخری ہندسے {last4}، اب آپ کی فہرست میں نہیں ہے۔',
    },
    defaultCardRemoved: {
      title: 'کارڈ ہٹا دیا گیا',
      description:
        'آپ کا {nextBrand, select, mastercard {Mastercard} other {Visa}} کارڈ، آخری ہندسے {nextLast4}، اب ڈیفالٹ ہے۔',
    },
  },
} satisfies Shape<typeof english>;
