import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'طرق الدفع',
  subtitle: 'البطاقات والبنوك والمحافظ',
  savedCards: 'البطاقات المحفوظة',
  bankAccounts: 'الحسابات البنكية',
  digitalWallets: 'المحافظ الرقمية',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
  },
  noAccounts: 'لا توجد حسابات بنكية',
  accountsFailed: 'تعذّر تحميل حساباتك البنكية',
  noAccountsHint: 'لا يوجد حساب بنكي مرتبط بهذه المحفظة.',
  accountTypes: {
    current: 'جارٍ',
    savings: 'توفير',
  },
  default: 'الخيار الأساسي',
  masked: '\u2066•••• {last4}\u2069',
  maskedSpoken: 'آخر أربعة أرقام {last4}',
  expires: 'تنتهي في {date}',
  setDefault: 'تعيين كأساسية',
  setDefaultSpoken: 'تعيين كأساسية: {card}، تنتهي بالأرقام {last4}',
  remove: 'إزالة',
  removeSpoken: 'إزالة: {card}، تنتهي بالأرقام {last4}',
  noCards: 'لا توجد بطاقات محفوظة',
  cardsFailed: 'تعذّر تحميل بطاقاتك',
  noCardsHint: 'البطاقة التي تضيفها تظهر هنا.',
  removeTitle: 'هل تريد إزالة هذه البطاقة؟',
  removeText: 'ستُزال من قائمتك بطاقة \u2068{card}\u2069 التي تنتهي بالأرقام {last4}.',
  removeNewDefault: 'ستصبح بطاقة \u2068{card}\u2069 التي تنتهي بالأرقام {last4} بطاقتك الأساسية.',
  mobileWallet: 'محفظة جوال',
  walletsFailed: 'تعذّر تحميل المحافظ الرقمية',
  connect: 'ربط',
  connectSpoken: 'ربط {wallet}',
  addCard: 'إضافة بطاقة',
  adding: 'جارٍ إضافة البطاقة…',
  fields: {
    number: 'رقم البطاقة',
    expiry: 'تاريخ الانتهاء',
    code: 'رمز الأمان',
    name: 'اسم حامل البطاقة',
    nickname: 'اسم مختصر',
    tokenized: 'بيانات البطاقة',
  },
  numberPlaceholder: '1234 5678 9012 3456',
  numberHint: 'Visa أو Mastercard',
  expiryPlaceholder: 'MM/YY',
  codeHint: 'الأرقام الثلاثة على ظهر البطاقة',
  nicknamePlaceholder: 'مثل المشتريات',
  missing: {
    number: 'أدخل رقم البطاقة.',
    expiry: 'أدخل تاريخ الانتهاء.',
    code: 'أدخل رمز الأمان.',
    name: 'أدخل الاسم المكتوب على البطاقة.',
    tokenized: 'أدخل بيانات البطاقة.',
  },
  malformed: {
    number: 'تحقق من رقم البطاقة: يبدو أن أحد الأرقام غير صحيح.',
    expiry: 'أدخل الشهر والسنة، مثل \u206608/28\u2069.',
    code: 'أدخل الأرقام الثلاثة المكتوبة على ظهر البطاقة.',
  },
  privacyTitle: 'لا تُحفظ إلا آخر أربعة أرقام',
  privacyText: 'لا يُحفظ الرقم الكامل ولا رمز الأمان بعد إغلاق هذه النافذة.',
  processorText: 'يصل الرقم الكامل ورمز الأمان إلى معالج البطاقات، لا إلى هذه المحفظة.',
  toasts: {
    walletNotConnected: {
      title: 'غير متاح بعد',
      description: 'لا يمكن ربط {wallet} هنا بعد.',
    },
    cardUnsupported: {
      title: 'البطاقة غير مدعومة',
      description: 'يرجى استخدام بطاقة Visa أو Mastercard.',
    },
    cardExpired: {
      title: 'البطاقة منتهية الصلاحية',
      description: 'يرجى استخدام بطاقة سارية الصلاحية.',
    },
    cardAdded: {
      title: 'تمت إضافة البطاقة',
      description:
        'بطاقة {brand, select, mastercard {Mastercard} other {Visa}} التي تنتهي بالأرقام {last4} أصبحت في قائمتك.',
    },
    cardAddingFailed: {
      title: 'لم تتم إضافة البطاقة',
      description: 'حدث خطأ أثناء حفظ بطاقتك. يرجى المحاولة مرة أخرى.',
    },
    cardNotChanged: {
      title: 'لم تتغير البطاقة',
      description: 'بطاقاتك كما كانت. يرجى المحاولة مرة أخرى.',
    },
    defaultCardSet: {
      title: 'تم تعيين البطاقة الأساسية',
      description:
        'بطاقة {brand, select, mastercard {Mastercard} other {Visa}} التي تنتهي بالأرقام {last4} أصبحت الأساسية.',
    },
    cardRemoved: {
      title: 'تمت إزالة البطاقة',
      description:
        'بطاقة {brand, select, mastercard {Mastercard} other {Visa}} التي تنتهي بالأرقام {last4} لم تعد في قائمتك.',
    },
    defaultCardRemoved: {
      title: 'تمت إزالة البطاقة',
      description:
        'بطاقة {nextBrand, select, mastercard {Mastercard} other {Visa}} التي تنتهي بالأرقام {nextLast4} أصبحت الأساسية.',
    },
  },
} satisfies Shape<typeof english>;
