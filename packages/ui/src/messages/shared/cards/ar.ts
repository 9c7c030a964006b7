import type { Shape } from '../../shape';
import type english from './en';

export default {
  title: 'البطاقات',
  subtitle: 'بطاقاتك الافتراضية والفعلية',
  scheme: 'DEBIT VISA',
  types: { virtual: 'افتراضية', physical: 'فعلية' },
  names: { virtual: 'بطاقة افتراضية', physical: 'بطاقة فعلية' },
  status: { active: 'نشطة', frozen: 'مجمّدة' },
  cardholder: 'حامل البطاقة',
  expires: 'تنتهي في',
  spokenNumber: 'رقم البطاقة {digits}',
  spokenEnding: 'رقم بطاقة ينتهي بالأرقام {digits}',
  cardEnding: 'بطاقة {type, select, physical {فعلية} other {افتراضية}} تنتهي بالأرقام {last4}',
  yourCards: 'بطاقاتك',
  none: 'لا توجد بطاقات بعد',
  failed: 'تعذّر تحميل بطاقاتك',
  noneHint: 'اطلب بطاقتك الأولى أدناه.',
  showNumber: 'إظهار الرقم',
  hideNumber: 'إخفاء الرقم',
  copyNumber: 'نسخ الرقم',
  freeze: 'تجميد البطاقة',
  freezing: 'جارٍ التجميد…',
  unfreeze: 'إلغاء التجميد',
  unfreezing: 'جارٍ إلغاء التجميد…',
  setLimits: 'حدود البطاقة',
  checkAgain: 'التحقق مجددًا',
  checking: 'جارٍ التحقق…',
  unknown: {
    title: 'لم يتضح بعد',
    frozen: 'لم يصل رد بعد، لذلك لا نعرف هل جُمّدت هذه البطاقة. يمكنك التحقق مجددًا في أي وقت.',
    unfrozen: 'لم يصل رد بعد، لذلك لا نعرف هل أُلغي تجميد هذه البطاقة. يمكنك التحقق مجددًا في أي وقت.',
  },
  orderNew: 'طلب بطاقة جديدة',
  virtualPoints: {
    activation: 'تفعيل فوري',
    fees: 'بلا رسوم على الإنترنت',
    spending: 'إنفاق متوافق مع الشريعة',
  },
  physicalPoints: {
    metal: 'معدن فاخر',
    acceptance: 'قبول عالمي',
    contactless: 'دفع بدون تلامس',
    delivery: 'التوصيل خلال 5 إلى 7 أيام عمل',
  },
  order: { virtual: 'طلب بطاقة افتراضية', physical: 'طلب بطاقة فعلية' },
  ordering: 'جارٍ الطلب…',
  submitted: 'تم تقديم الطلب',
  submittedHint: 'الطلب قيد المعالجة، ولم تصدر البطاقة بعد.',
  features: 'مزايا البطاقة',
  featureList: {
    notifications: 'إشعارات فورية',
    notificationsHint: 'لا ترسل هذه المحفظة إشعارات بعد',
    controls: 'التحكم في الإنفاق',
    controlsHint:
      '{offered, select, both {حدود الإنفاق وتجميد البطاقة، مع كل بطاقة أعلاه} freeze {تجميد البطاقة، مع كل بطاقة أعلاه. حدود الإنفاق غير متاحة هنا بعد} limits {حدود الإنفاق، مع كل بطاقة أعلاه. تجميد البطاقة غير متاح هنا بعد} other {حدود الإنفاق وتجميد البطاقة. كلاهما غير متاح هنا بعد}}',
    blockchain: 'مسجّلة على سلسلة الكتل',
    blockchainHint: 'تظهر بصمتها الرقمية في الإيصال عند توفرها',
  },
  toasts: {
    cardFrozen: {
      title: 'تم تجميد البطاقة',
      description:
        'سترفض بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4} المدفوعات حتى تلغي تجميدها.',
    },
    cardUnfrozen: {
      title: 'تم إلغاء تجميد البطاقة',
      description:
        'يمكن استخدام بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4} من جديد.',
    },
    cardNotFrozen: {
      title: 'لم يتم تجميد البطاقة',
      description:
        'تعذّر تجميد بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4}. يرجى المحاولة مرة أخرى.',
    },
    cardNotUnfrozen: {
      title: 'لم يتم إلغاء تجميد البطاقة',
      description:
        'بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4} ما زالت مجمّدة. يرجى المحاولة مرة أخرى.',
    },
    cardStatusUnknown: {
      title: 'لم يصل رد بعد',
      description:
        'لا نعرف بعد هل تغيّرت حالة بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} التي تنتهي بالأرقام {last4}.',
    },
    cardNumberNotShown: {
      title: 'تعذّر إظهار الرقم',
      description: 'تعذّر تحميل رقم بطاقتك. يرجى المحاولة مرة أخرى.',
    },
    cardNumberCopied: {
      title: 'تم نسخ رقم البطاقة',
      description: 'تم نسخ رقم البطاقة إلى الحافظة',
    },
    cardNumberCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ رقم البطاقة. يرجى إظهاره ونسخه يدويًا.',
    },
    cardOrdered: {
      title: 'تم طلب بطاقة {type, select, physical {فعلية} other {افتراضية}}',
      description:
        'تم تقديم طلب بطاقتك {type, select, physical {الفعلية} other {الافتراضية}} وهو قيد المعالجة',
    },
    cardOrderFailed: {
      title: 'لم يتم طلب البطاقة',
      description: 'لم يتم تنفيذ طلبك. يرجى المحاولة مرة أخرى.',
    },
  },
} satisfies Shape<typeof english>;
