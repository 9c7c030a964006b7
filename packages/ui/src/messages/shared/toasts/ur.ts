import type { Shape } from '../../shape';
import type english from './en';

export default {
  invalidAmount: {
    title: 'غلط رقم',
    description: 'براہ کرم 0 سے زیادہ درست رقم درج کریں۔',
  },
  sendAccountError: {
    title: 'اکاؤنٹ کا مسئلہ',
    description: 'رقم بھیجنے کے لیے {home, select, PKR {روپے} other {{home}}} کا اکاؤنٹ نہیں ملا۔',
  },
  accountsNotLoaded: {
    title: 'اکاؤنٹس لوڈ نہیں ہوئے',
    description: 'آپ کے اکاؤنٹس لوڈ نہیں ہو سکے۔ اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
  },
  ratesNotLoaded: {
    title: 'ریٹ لوڈ نہیں ہوئے',
    description: 'ایکسچینج ریٹ لوڈ نہیں ہو سکے۔ اپنا انٹرنیٹ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
  },
  rateChanged: {
    title: 'ریٹ بدل گیا ہے',
    description: 'نئی رقم دیکھیں، پھر دوبارہ تبدیل کریں۔',
  },
  sendInsufficientBalance: {
    title: 'بیلنس ناکافی ہے',
    description: 'آپ کا دستیاب بیلنس {amount} ہے۔ براہ کرم اس سے کم رقم درج کریں۔',
  },
  transferFailed: {
    title: 'ٹرانسفر ناکام',
    description: 'رقم بھیجنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  noAnswerYet: {
    title: 'ابھی کوئی جواب نہیں ملا',
    description: 'ابھی معلوم نہیں کہ آپ کی ادائیگی ہوئی یا نہیں۔',
  },
  paymentLinkInvalid: {
    title: 'ادائیگی کا لنک درست نہیں',
    description: 'لنک ادھورا یا خراب ہے۔ وصول کنندہ اور رقم خود منتخب کریں۔',
  },
  linkCopied: {
    title: 'لنک کاپی ہو گیا',
    description: 'اسے ادائیگی کرنے والے کو بھیجیں۔',
  },
  linkCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'لنک کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
  },
  sameCurrency: {
    title: 'ایک ہی کرنسی',
    description: 'براہ کرم تبادلے کے لیے دو مختلف کرنسیاں منتخب کریں۔',
  },
  conversionAccountError: {
    title: 'اکاؤنٹ کا مسئلہ',
    description: 'تبادلے کے لیے اکاؤنٹس نہیں ملے۔',
  },
  conversionInsufficientBalance: {
    title: 'بیلنس ناکافی ہے',
    description:
      'آپ کے پاس {currency, select, PKR {کافی روپے} USD {کافی ڈالر} BHD {کافی دینار} SAR {کافی ریال} GOLD {کافی سونا} SILVER {کافی چاندی} other {کافی {currency}}} نہیں۔ دستیاب: {balance}',
  },
  conversionFailed: {
    title: 'تبادلہ ناکام',
    description: 'تبادلے کی کارروائی میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  converted: {
    title: 'تبادلہ مکمل',
    description: '{given} کو {got} میں تبدیل کر دیا گیا۔',
  },
  passwordsDontMatch: {
    title: 'پاس\u00a0ورڈ ایک جیسے نہیں',
    description: 'براہ کرم دونوں جگہ ایک ہی پاس\u00a0ورڈ درج کریں۔',
  },
  passwordTooShort: {
    title: 'پاس\u00a0ورڈ بہت چھوٹا ہے',
    description: 'پاس\u00a0ورڈ کم از کم {min, number} حروف کا ہونا چاہیے۔',
  },
  welcomeBack: {
    title: 'خوش آمدید!',
    description: 'سائن\u00a0ان کامیابی سے ہو گیا ہے۔',
  },
  accountCreated: {
    title: 'اکاؤنٹ بن گیا!',
    description: 'آپ کا RAD اکاؤنٹ بن گیا ہے۔',
  },
  signInFailed: {
    title: 'سائن\u00a0ان ناکام',
    description: 'سائن\u00a0ان نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  signUpFailed: {
    title: 'اکاؤنٹ نہیں بنا',
    description: 'آپ کا اکاؤنٹ نہیں بن سکا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  signOutFailed: {
    title: 'سائن\u00a0آؤٹ ناکام',
    description:
      'سائن\u00a0آؤٹ نہیں ہو سکا، آپ کا سائن\u00a0ان برقرار ہے۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  profileNotSaved: {
    title: 'پروفائل محفوظ نہیں ہوا',
    description: 'آپ کی تبدیلیاں ضائع نہیں ہوئیں۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  passwordNotReset: {
    title: 'ابھی دستیاب نہیں',
    description: 'یہاں ابھی پاس\u00a0ورڈ ری\u00a0سیٹ نہیں ہو سکتا۔',
  },
  photoNotChanged: {
    title: 'ابھی دستیاب نہیں',
    description: 'یہاں ابھی تصویر تبدیل نہیں ہو سکتی۔',
  },
  chatNotOpened: {
    title: 'ابھی دستیاب نہیں',
    description: 'یہاں ابھی لائیو چیٹ نہیں کھل سکتی۔ براہ کرم ہمیں فون کریں یا ای\u00a0میل لکھیں۔',
  },
  walletNotConnected: {
    title: 'ابھی دستیاب نہیں',
    description: '{wallet} ابھی یہاں منسلک نہیں ہو سکتا۔',
  },
  languageNotLoaded: {
    title: 'زبان لوڈ نہیں ہو سکی',
    description: 'اپنا انٹرنیٹ کنکشن دیکھیں: ممکن ہوتے ہی زبان بدل جائے گی۔',
  },
  settingsNotKept: {
    title: 'اس براؤزر میں محفوظ نہیں ہوا',
    description: 'یہاں اسٹوریج بند ہے، اس لیے یہ انتخاب والٹ بند کرنے تک ہی برقرار رہے گا۔',
  },
  unlockCancelled: {
    title: 'والٹ اب بھی لاک ہے',
    description:
      'درخواست بند کر دی گئی، یا آپ کی ڈیوائس نے آپ کو نہیں پہچانا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  unlockFailed: {
    title: 'والٹ اب بھی لاک ہے',
    description: 'آپ کی ڈیوائس آپ کی شناخت کی تصدیق نہیں کر سکی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  unlockTimedOut: {
    title: 'والٹ اب بھی لاک ہے',
    description: 'آپ کی ڈیوائس نے وقت پر جواب نہیں دیا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  biometricsGone: {
    title: 'بائیومیٹرک اب دستیاب نہیں',
    description:
      'اس کے بجائے «ان\u00a0لاک کریں» دبائیں۔ آپ اسے ایپ کی سیٹنگز میں دوبارہ سیٹ کر سکتے ہیں۔',
  },
  biometricsCancelled: {
    title: 'بائیومیٹرک آف ہے',
    description: 'درخواست بند کر دی گئی، یا آپ کی ڈیوائس نے آپ کو نہیں پہچانا۔',
  },
  biometricsFailed: {
    title: 'بائیومیٹرک آف ہے',
    description: 'آپ کی ڈیوائس اسے سیٹ نہیں کر سکی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  biometricsTimedOut: {
    title: 'بائیومیٹرک آف ہے',
    description: 'آپ کی ڈیوائس نے وقت پر جواب نہیں دیا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  biometricsUnavailable: {
    title: 'بائیومیٹرک یہاں دستیاب نہیں',
    description: 'اس براؤزر میں فنگر پرنٹ، چہرے یا ڈیوائس کے لاک سے تصدیق کی سہولت نہیں۔',
  },
  signOutIncomplete: {
    title: 'کچھ ڈیٹا صاف نہیں ہو سکا',
    description:
      'سائن\u00a0آؤٹ ہو گیا ہے، مگر اس براؤزر نے محفوظ کیا ہوا سب ڈیٹا نہیں مٹایا۔ براؤزر کی سیٹنگز میں جا کر اس سائٹ کا ڈیٹا صاف کریں۔',
  },
  submissionFailed: {
    title: 'کوئی خرابی ہو گئی',
    description: 'یہ مکمل نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  giftDraftDropped: {
    title: 'محفوظ تحفہ ختم کر دیا گیا',
    description: 'وہ خراب تھا اور پڑھا نہیں جا سکا۔ براہ کرم نئے سرے سے شروع کریں۔',
  },
  missingInformation: {
    title: 'معلومات نامکمل ہیں',
    description: 'براہ کرم تمام لازمی خانے پُر کریں۔',
  },
  billPaid: {
    title: 'ادائیگی کامیاب!',
    description:
      '{provider, select, schoolFees {اسکول فیس کے لیے} universityFees {یونیورسٹی فیس کے لیے} tuition {ٹیوشن کے لیے} other {{provider} کو}} {amount} کی ادائیگی ہو گئی۔',
  },
  paymentMethodRequired: {
    title: 'ادائیگی کا طریقہ درکار ہے',
    description: 'جاری رکھنے کے لیے براہ کرم ادائیگی کا طریقہ منتخب کریں۔',
  },
  paymentAccountError: {
    title: 'اکاؤنٹ کا مسئلہ',
    description: 'اس کرنسی کا اکاؤنٹ نہیں ملا۔',
  },
  paymentFailed: {
    title: 'ادائیگی ناکام',
    description: 'آپ کی ادائیگی کی کارروائی میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  giftFailed: {
    title: 'تحفہ نہیں بھیجا گیا',
    description: 'آپ کا تحفہ بھیجنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  requestFailed: {
    title: 'درخواست ناکام',
    description: 'آپ کی درخواست بھیجنے میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  cameraMissing: {
    title: 'کیمرا نہیں ملا',
    description:
      'اس آلے میں کوئی ایسا کیمرا نہیں جسے والٹ استعمال کر سکے۔ اس کی بجائے کوڈ کی تصویر منتخب کریں۔',
  },
  cameraDenied: {
    title: 'کیمرے کی اجازت نہیں',
    description: 'براؤزر کی سیٹنگز میں کیمرے کی اجازت دیں، یا کوڈ کی تصویر منتخب کریں۔',
  },
  codeNotFound: {
    title: 'کوئی کوڈ نہیں ملا',
    description: 'اس تصویر میں کوئی QR کوڈ پڑھا نہیں جا سکا۔ دوسری تصویر منتخب کریں۔',
  },
  codeNotPayment: {
    title: 'یہ ادائیگی کا کوڈ نہیں',
    description: 'اس کوڈ میں کوئی ادائیگی نہیں۔ دوسرا کوڈ اسکین کریں۔',
  },
  codeDamaged: {
    title: 'کوڈ خراب ہے',
    description: 'ادائیگی کے اس کوڈ کا کوئی حصہ غلط یا غائب ہے۔ نیا کوڈ طلب کریں۔',
  },
  codeInvalid: {
    title: 'کوڈ درست نہیں',
    description:
      'ادائیگی کے اس کوڈ میں {field, select, account {اکاؤنٹ} name {وصول کنندہ کا نام} city {شہر} country {ملک} currency {کرنسی} category {کاروبار کی قسم} amount {رقم} fee {فیس} usage {کوڈ کی قسم} other {فارمیٹ}} درست نہیں۔ نیا کوڈ طلب کریں۔',
  },
  codeOtherCurrency: {
    title: 'دوسری کرنسی',
    description:
      'اس کوڈ کی ادائیگی {home, select, PKR {روپے} other {{home}}} میں نہیں۔ دوسرا کوڈ اسکین کریں۔',
  },
  invalidTip: {
    title: 'ٹپ درست نہیں',
    description: 'براہ کرم درست ٹپ درج کریں، یا خانہ خالی چھوڑ دیں۔',
  },
  codeNotRead: {
    title: 'کوڈ پڑھا نہیں گیا',
    description:
      'ادائیگی کا کوئی کوڈ پڑھا نہیں جا سکا۔ فون کو ہلائے بغیر تھامیں اور دوبارہ کوشش کریں۔',
  },
  investmentFailed: {
    title: 'سرمایہ کاری نہیں ہو سکی',
    description: 'آپ کی سرمایہ کاری میں خرابی ہوئی۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  paymentSuccessful: {
    title: 'ادائیگی کامیاب',
    description:
      'آپ کے اکاؤنٹ میں {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا اضافہ ہو گیا ہے۔',
  },
  bankSelected: {
    title: 'بینک منتخب ہو گیا',
    description: '{bank} منتخب کر لیا گیا۔ اب رقم اس کے اکاؤنٹ میں بھیجیں۔',
  },
  addressCopied: {
    title: 'ایڈریس کاپی ہو گیا',
    description: '{name} کا ایڈریس آپ کے کلپ\u00a0بورڈ پر ہے۔',
  },
  addressCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'ایڈریس کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
  },
  recipientRequired: {
    title: 'وصول کنندہ درکار ہے',
    description: 'براہ کرم والٹ آئی\u00a0ڈی یا ای\u00a0میل ایڈریس درج کریں۔',
  },
  recipientSelected: {
    title: 'وصول کنندہ منتخب ہو گیا',
    description: '{name} کی والٹ آئی\u00a0ڈی درج کر دی گئی ہے۔',
  },
  walletMoneySent: {
    title: 'رقم کامیابی سے بھیج دی گئی',
    description:
      '\u2066{recipient}\u2069 کو {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا ٹرانسفر ہو گیا ہے۔',
  },
  cryptocurrencyRequired: {
    title: 'کرپٹو کرنسی درکار ہے',
    description: 'جاری رکھنے کے لیے براہ کرم کرپٹو کرنسی منتخب کریں۔',
  },
  walletAddressRequired: {
    title: 'والٹ ایڈریس درکار ہے',
    description: 'براہ کرم وصول کنندہ کا والٹ ایڈریس درج کریں۔',
  },
  cryptoTransferInitiated: {
    title: 'ٹرانسفر شروع ہو گیا',
    description:
      'آپ کا {currency, select, PKR {{amount}\u00a0روپے} USD {{amount}\u00a0ڈالر} BHD {{amount}\u00a0دینار} SAR {{amount}\u00a0ریال} GOLD {{amount}\u00a0گرام سونے} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} کا ٹرانسفر راستے میں ہے۔',
  },
  linkShared: {
    title: 'لنک شیئر ہو گیا',
    description: 'آپ کا ادائیگی کا لنک شیئر کر دیا گیا ہے۔',
  },
  emailOpened: {
    title: 'ای\u00a0میل کھل گئی',
    description: 'ای\u00a0میل ایپ میں مسودہ نظر نہیں آ رہا؟ لنک کاپی کریں اور خود بھیج دیں۔',
  },
  emailNotOpened: {
    title: 'ای\u00a0میل نہیں کھلی',
    description: 'آپ کی ای\u00a0میل ایپ نہیں کھلی۔ لنک کاپی کریں اور خود بھیج دیں۔',
  },
  documentsRequired: {
    title: 'دستاویزات درکار ہیں',
    description: 'براہ کرم اپنے شناختی کارڈ کے دونوں رخ اپ\u00a0لوڈ کریں۔',
  },
  selfieRequired: {
    title: 'سیلفی درکار ہے',
    description: 'براہ کرم تصدیق کے لیے سیلفی لیں۔',
  },
  addressRequired: {
    title: 'پتے کی معلومات درکار ہیں',
    description: 'براہ کرم اپنے پتے کی تفصیلات مکمل کریں اور ثبوت اپ\u00a0لوڈ کریں۔',
  },
  verificationSubmitted: {
    title: 'تصدیق کی درخواست جمع ہو گئی!',
    description: 'جائزے میں 24 سے 48 گھنٹے لگتے ہیں۔',
  },
  verificationFailed: {
    title: 'تصدیق کی درخواست جمع نہیں ہوئی',
    description: 'آپ کی درج کردہ معلومات ضائع نہیں ہوئیں۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  verificationCancelled: {
    title: 'تصدیق کی درخواست منسوخ ہو گئی',
    description: 'کچھ جمع نہیں ہوا۔ آپ کی درج کردہ معلومات ضائع نہیں ہوئیں۔',
  },
  fileWrongType: {
    title: 'یہ فائل قابل قبول نہیں',
    description: 'اس قسم کی فائل یہاں استعمال نہیں ہو سکتی۔ براہ کرم کوئی اور منتخب کریں۔',
  },
  fileTooLarge: {
    title: 'فائل بہت بڑی ہے',
    description: 'یہ فائل 10 ایم\u00a0بی سے بڑی ہے۔ براہ کرم اس سے چھوٹی منتخب کریں۔',
  },
  fileUnreadable: {
    title: 'فائل پڑھی نہیں جا سکتی',
    description: 'یہ فائل خراب ہے یا اپنی قسم سے میل نہیں کھاتی۔ براہ کرم کوئی اور منتخب کریں۔',
  },
  copied: {
    title: 'کاپی ہو گیا!',
    description: 'پیسٹ کرنے کے لیے تیار ہے۔',
  },
  detailsCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'تفصیلات کاپی نہیں ہو سکیں۔ براہ کرم خود کاپی کریں۔',
  },
  shareLinkCopied: {
    title: 'لنک کاپی ہو گیا!',
    description: 'آپ کی ڈیوائس اسے شیئر نہیں کر سکی۔ اسے کسی پیغام میں پیسٹ کریں۔',
  },
  investmentInvalidAmount: {
    title: 'غلط رقم',
    description: 'کم از کم سرمایہ کاری {min} ہے',
  },
  investmentSuccessful: {
    title: 'سرمایہ کاری ہو گئی!',
    description: '{fund} میں {amount} کی سرمایہ کاری ہو گئی۔',
  },
  codeAmountTooHigh: {
    title: 'رقم بہت زیادہ ہے',
    description: 'ایک کوڈ میں زیادہ سے زیادہ {max} آ سکتے ہیں۔',
  },
  codeCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'کوڈ کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
  },
  hashCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'ہیش کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
  },
  receiptDownloaded: {
    title: 'ڈاؤن\u00a0لوڈ شروع',
    description: 'یہ صرف ڈیمو ہے، کوئی فائل محفوظ نہیں ہوتی۔',
  },
  receiptCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'رسید کاپی نہیں ہو سکی۔ براہ کرم خود کاپی کریں۔',
  },
  cardNumberNotShown: {
    title: 'نمبر نہیں دکھایا جا سکا',
    description: 'آپ کا کارڈ نمبر لوڈ نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
  },
  cardNumberCopied: {
    title: 'کارڈ نمبر کاپی ہو گیا',
    description: 'کارڈ نمبر کلپ\u00a0بورڈ پر کاپی ہو گیا ہے',
  },
  cardNumberCopyFailed: {
    title: 'کاپی نہیں ہوا',
    description: 'کارڈ نمبر کاپی نہیں ہو سکا۔ براہ کرم اسے دکھا کر خود کاپی کریں۔',
  },
  cardOrdered: {
    title: '{type, select, physical {فزیکل} other {ورچوئل}} کارڈ کا آرڈر ہو گیا',
    description:
      'آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ کی درخواست جمع ہو گئی ہے اور اس پر کارروائی جاری ہے',
  },
  cardOrderFailed: {
    title: 'کارڈ کا آرڈر نہیں ہوا',
    description: 'آپ کی درخواست مکمل نہیں ہو سکی۔ براہ کرم دوبارہ کوشش کریں۔',
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
} satisfies Shape<typeof english>;
