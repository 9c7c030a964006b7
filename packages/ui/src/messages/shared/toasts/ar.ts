import type { Shape } from '../../shape';
import type english from './en';

export default {
  invalidAmount: {
    title: 'مبلغ غير صالح',
    description: 'يرجى إدخال مبلغ صالح أكبر من 0.',
  },
  sendAccountError: {
    title: 'خطأ في الحساب',
    description:
      'تعذّر العثور على حساب {home, select, PKR {بالروبية} other {({home})}} لإرسال الأموال.',
  },
  accountsNotLoaded: {
    title: 'لم يتم تحميل الحسابات',
    description: 'تعذّر تحميل حساباتك. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
  },
  ratesNotLoaded: {
    title: 'لم يتم تحميل أسعار الصرف',
    description: 'تعذّر تحميل أسعار الصرف. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
  },
  rateChanged: {
    title: 'تغيّر سعر الصرف',
    description: 'تحقق من المبلغ الجديد، ثم أعد الاستبدال.',
  },
  sendInsufficientBalance: {
    title: 'الرصيد غير كافٍ',
    description: 'رصيدك المتاح هو {amount}. يرجى إدخال مبلغ أقل.',
  },
  transferFailed: {
    title: 'لم يتم التحويل',
    description: 'حدث خطأ أثناء إرسال الأموال. يرجى المحاولة مرة أخرى.',
  },
  noAnswerYet: {
    title: 'لم يصل رد بعد',
    description: 'لا نعرف بعد ما إذا كانت عملية الدفع قد تمت.',
  },
  paymentLinkInvalid: {
    title: 'رابط الدفع غير صالح',
    description: 'الرابط ناقص أو تالف. اختر المستلم وأدخل المبلغ بنفسك.',
  },
  linkCopied: {
    title: 'تم نسخ الرابط',
    description: 'أرسله إلى من سيدفع.',
  },
  linkCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ الرابط. يرجى نسخه يدويًا.',
  },
  sameCurrency: {
    title: 'العملة نفسها',
    description: 'يرجى اختيار عملتين مختلفتين للاستبدال.',
  },
  conversionAccountError: {
    title: 'خطأ في الحساب',
    description: 'تعذّر العثور على حسابات للاستبدال.',
  },
  conversionInsufficientBalance: {
    title: 'الرصيد غير كافٍ',
    description:
      'ليس لديك ما يكفي من {currency, select, PKR {الروبيات} USD {الدولارات} BHD {الدنانير} SAR {الريالات} GOLD {الذهب} SILVER {الفضة} other {{currency}}}. المتاح: {balance}',
  },
  conversionFailed: {
    title: 'لم يتم الاستبدال',
    description: 'حدث خطأ أثناء تنفيذ الاستبدال. يرجى المحاولة مرة أخرى.',
  },
  converted: {
    title: 'اكتمل الاستبدال',
    description: 'استبدلت {given} وحصلت على {got}.',
  },
  passwordsDontMatch: {
    title: 'كلمتا المرور غير متطابقتين',
    description: 'يرجى التأكد من تطابق كلمتي المرور.',
  },
  passwordTooShort: {
    title: 'كلمة المرور قصيرة جدًا',
    description: 'يجب ألا يقل عدد أحرف كلمة المرور عن {min, number}.',
  },
  welcomeBack: {
    title: 'أهلًا بعودتك!',
    description: 'تم تسجيل دخولك بنجاح.',
  },
  accountCreated: {
    title: 'تم إنشاء الحساب!',
    description: 'تم إنشاء حسابك في RAD.',
  },
  signInFailed: {
    title: 'تعذّر تسجيل الدخول',
    description: 'تعذّر تسجيل دخولك. يرجى المحاولة مرة أخرى.',
  },
  signUpFailed: {
    title: 'لم يتم إنشاء الحساب',
    description: 'تعذّر إنشاء حسابك. يرجى المحاولة مرة أخرى.',
  },
  signOutFailed: {
    title: 'تعذّر تسجيل الخروج',
    description: 'لم يتم تسجيل خروجك. يرجى المحاولة مرة أخرى.',
  },
  profileNotSaved: {
    title: 'لم يتم حفظ الملف الشخصي',
    description: 'لم تُفقد تغييراتك. يرجى المحاولة مرة أخرى.',
  },
  passwordNotReset: {
    title: 'غير متاح بعد',
    description: 'لا يمكن إعادة تعيين كلمة المرور هنا بعد.',
  },
  photoNotChanged: {
    title: 'غير متاح بعد',
    description: 'لا يمكن تغيير الصورة هنا بعد.',
  },
  chatNotOpened: {
    title: 'غير متاح بعد',
    description: 'لا يمكن فتح محادثة مباشرة هنا بعد. يرجى الاتصال بنا أو مراسلتنا.',
  },
  walletNotConnected: {
    title: 'غير متاح بعد',
    description: 'لا يمكن ربط {wallet} هنا بعد.',
  },
  languageNotLoaded: {
    title: 'تعذّر تحميل اللغة',
    description: 'تحقق من اتصالك بالإنترنت: ستتغير اللغة فور تحميلها.',
  },
  settingsNotKept: {
    title: 'لم يُحفظ في هذا المتصفح',
    description: 'التخزين محظور هنا، لذا يسري هذا حتى تغلق المحفظة.',
  },
  unlockCancelled: {
    title: 'المحفظة ما زالت مقفلة',
    description: 'أُغلق الطلب، أو لم يتعرّف عليك جهازك. يرجى المحاولة مرة أخرى.',
  },
  unlockFailed: {
    title: 'المحفظة ما زالت مقفلة',
    description: 'تعذّر على جهازك تأكيد هويتك. يرجى المحاولة مرة أخرى.',
  },
  unlockTimedOut: {
    title: 'المحفظة ما زالت مقفلة',
    description: 'لم يستجب جهازك في الوقت المحدد. يرجى المحاولة مرة أخرى.',
  },
  biometricsGone: {
    title: 'القياسات الحيوية لم تعد متاحة',
    description: 'اضغط «فتح القفل» بدلًا منها. يمكنك إعدادها من جديد في إعدادات التطبيق.',
  },
  biometricsCancelled: {
    title: 'لم تُفعَّل القياسات الحيوية',
    description: 'أُغلق الطلب، أو لم يتعرّف عليك جهازك.',
  },
  biometricsFailed: {
    title: 'لم تُفعَّل القياسات الحيوية',
    description: 'تعذّر على جهازك إعدادها. يرجى المحاولة مرة أخرى.',
  },
  biometricsTimedOut: {
    title: 'لم تُفعَّل القياسات الحيوية',
    description: 'لم يستجب جهازك في الوقت المحدد. يرجى المحاولة مرة أخرى.',
  },
  biometricsUnavailable: {
    title: 'القياسات الحيوية غير متاحة هنا',
    description: 'لا يدعم هذا المتصفح التحقق ببصمة الإصبع أو الوجه أو قفل الجهاز.',
  },
  signOutIncomplete: {
    title: 'بقيت بيانات لم تُمسح',
    description:
      'تم تسجيل خروجك، لكن هذا المتصفح لم يمسح كل ما كان محفوظًا. امسح بيانات هذا الموقع من إعدادات المتصفح.',
  },
  submissionFailed: {
    title: 'حدث خطأ ما',
    description: 'لم يتم التنفيذ. يرجى المحاولة مرة أخرى.',
  },
  giftDraftDropped: {
    title: 'تم حذف الهدية المحفوظة',
    description: 'كانت تالفة وتعذّرت قراءتها. يرجى البدء من جديد.',
  },
  missingInformation: {
    title: 'معلومات ناقصة',
    description: 'يرجى ملء جميع الحقول المطلوبة.',
  },
  billPaid: {
    title: 'تم السداد بنجاح!',
    description:
      'تم سداد {amount} {provider, select, schoolFees {مقابل رسوم المدرسة} universityFees {مقابل رسوم الجامعة} tuition {مقابل الدروس الخصوصية} other {إلى {provider}}}.',
  },
  paymentMethodRequired: {
    title: 'طريقة الدفع مطلوبة',
    description: 'يرجى اختيار طريقة دفع للمتابعة.',
  },
  paymentAccountError: {
    title: 'خطأ في الحساب',
    description: 'تعذّر العثور على حساب بهذه العملة.',
  },
  paymentFailed: {
    title: 'لم يتم الدفع',
    description: 'حدث خطأ أثناء تنفيذ الدفع. يرجى المحاولة مرة أخرى.',
  },
  giftFailed: {
    title: 'لم تُرسل الهدية',
    description: 'حدث خطأ أثناء إرسال هديتك. يرجى المحاولة مرة أخرى.',
  },
  requestFailed: {
    title: 'لم يُرسل الطلب',
    description: 'حدث خطأ أثناء إرسال طلبك. يرجى المحاولة مرة أخرى.',
  },
  cameraMissing: {
    title: 'لا توجد كاميرا',
    description: 'لا توجد في هذا الجهاز كاميرا يمكن للمحفظة استخدامها. اختر صورة للرمز بدلاً من ذلك.',
  },
  cameraDenied: {
    title: 'الكاميرا غير مسموح بها',
    description: 'اسمح بالكاميرا في إعدادات المتصفح، أو اختر صورة للرمز.',
  },
  codeNotFound: {
    title: 'لم يُعثر على رمز',
    description: 'تعذّرت قراءة أي رمز QR في هذه الصورة. اختر صورة أخرى.',
  },
  codeNotPayment: {
    title: 'ليس رمز دفع',
    description: 'لا يطلب هذا الرمز أي دفع. امسح رمزًا آخر.',
  },
  codeDamaged: {
    title: 'رمز تالف',
    description: 'جزء من رمز الدفع هذا خاطئ أو ناقص. اطلب رمزًا جديدًا.',
  },
  codeInvalid: {
    title: 'رمز غير صالح',
    description:
      'لا يحتوي رمز الدفع هذا على {field, select, account {حساب صالح} name {اسم صالح للمستلم} city {مدينة صالحة} country {بلد صالح} currency {عملة صالحة} category {نشاط تجاري صالح} amount {مبلغ صالح} fee {رسوم صالحة} usage {نوع صالح} other {صيغة صالحة}}. اطلب رمزًا جديدًا.',
  },
  codeOtherCurrency: {
    title: 'عملة أخرى',
    description:
      'يطلب هذا الرمز عملة غير {home, select, PKR {الروبية} other {{home}}}. امسح رمزًا آخر.',
  },
  invalidTip: {
    title: 'إكرامية غير صالحة',
    description: 'يرجى إدخال إكرامية صالحة أو ترك الحقل فارغًا.',
  },
  codeNotRead: {
    title: 'لم يُقرأ الرمز',
    description: 'تعذّرت قراءة أي رمز دفع. ثبّت هاتفك وحاول مرة أخرى.',
  },
  investmentFailed: {
    title: 'لم يتم الاستثمار',
    description: 'حدث خطأ أثناء تنفيذ استثمارك. يرجى المحاولة مرة أخرى.',
  },
  paymentSuccessful: {
    title: 'تم الدفع بنجاح',
    description:
      'تمت إضافة {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} إلى حسابك.',
  },
  bankSelected: {
    title: 'تم اختيار البنك',
    description: 'تم اختيار {bank}. حوّل المبلغ إلى حسابه.',
  },
  addressCopied: {
    title: 'تم نسخ العنوان',
    description: 'عنوان {name} موجود في الحافظة.',
  },
  addressCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ العنوان. يرجى نسخه يدويًا.',
  },
  recipientRequired: {
    title: 'المستلم مطلوب',
    description: 'يرجى إدخال معرّف محفظة أو عنوان بريد إلكتروني.',
  },
  recipientSelected: {
    title: 'تم اختيار المستلم',
    description: 'تم إدخال معرّف محفظة {name}.',
  },
  walletMoneySent: {
    title: 'تم إرسال المبلغ بنجاح',
    description:
      'تم إرسال {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} إلى \u2066{recipient}\u2069.',
  },
  cryptocurrencyRequired: {
    title: 'العملة المشفّرة مطلوبة',
    description: 'يرجى اختيار عملة مشفّرة للمتابعة.',
  },
  walletAddressRequired: {
    title: 'عنوان المحفظة مطلوب',
    description: 'يرجى إدخال عنوان محفظة المستلم.',
  },
  cryptoTransferInitiated: {
    title: 'بدأ التحويل',
    description:
      'تحويلك بقيمة {currency, select, PKR {{amount}\u00a0روبية} USD {{amount}\u00a0دولار} BHD {{amount}\u00a0دينار} SAR {{amount}\u00a0ريال} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} في الطريق.',
  },
  linkShared: {
    title: 'تمت مشاركة الرابط',
    description: 'تمت مشاركة رابط الدفع.',
  },
  emailOpened: {
    title: 'تم فتح البريد الإلكتروني',
    description: 'ألا ترى مسودة في تطبيق البريد؟ انسخ الرابط وأرسله بنفسك.',
  },
  emailNotOpened: {
    title: 'لم يُفتح البريد الإلكتروني',
    description: 'لم يُفتح تطبيق البريد لديك. انسخ الرابط وأرسله بنفسك.',
  },
  documentsRequired: {
    title: 'المستندات مطلوبة',
    description: 'يرجى رفع وجهي بطاقة هويتك.',
  },
  selfieRequired: {
    title: 'الصورة الشخصية مطلوبة',
    description: 'يرجى التقاط صورة شخصية للتحقق.',
  },
  addressRequired: {
    title: 'معلومات العنوان مطلوبة',
    description: 'يرجى إكمال تفاصيل عنوانك ورفع الإثبات.',
  },
  verificationSubmitted: {
    title: 'تم تقديم طلب التحقق!',
    description: 'تستغرق المراجعة من 24 إلى 48 ساعة.',
  },
  verificationFailed: {
    title: 'لم يُقدَّم طلب التحقق',
    description: 'لم تُفقد البيانات التي أدخلتها. يرجى المحاولة مرة أخرى.',
  },
  verificationCancelled: {
    title: 'أُلغي طلب التحقق',
    description: 'لم يُقدَّم شيء. لم تُفقد البيانات التي أدخلتها.',
  },
  fileWrongType: {
    title: 'ملف غير مدعوم',
    description: 'لا يمكن استخدام هذا النوع من الملفات هنا. يرجى اختيار ملف آخر.',
  },
  fileTooLarge: {
    title: 'الملف كبير جدًا',
    description: 'يتجاوز هذا الملف 10 ميغابايت. يرجى اختيار ملف أصغر.',
  },
  fileUnreadable: {
    title: 'تعذّرت قراءة الملف',
    description: 'هذا الملف تالف أو لا يطابق نوعه. يرجى اختيار ملف آخر.',
  },
  copied: {
    title: 'تم النسخ!',
    description: 'جاهز للصق.',
  },
  detailsCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ التفاصيل. يرجى نسخها يدويًا.',
  },
  shareLinkCopied: {
    title: 'تم نسخ الرابط!',
    description: 'تعذّرت المشاركة من جهازك. ألصقه في رسالة.',
  },
  investmentInvalidAmount: {
    title: 'مبلغ غير صالح',
    description: 'الحد الأدنى للاستثمار هو {min}',
  },
  investmentSuccessful: {
    title: 'تم الاستثمار بنجاح!',
    description: 'تم استثمار {amount} في {fund}.',
  },
  codeAmountTooHigh: {
    title: 'المبلغ كبير جدًا',
    description: 'لا يتسع الرمز لأكثر من {max}.',
  },
  codeCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ الرمز. يرجى نسخه يدويًا.',
  },
  hashCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ البصمة الرقمية. يرجى نسخها يدويًا.',
  },
  receiptDownloaded: {
    title: 'بدأ التنزيل',
    description: 'هذه محاكاة، ولا يُحفظ أي ملف.',
  },
  receiptCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ الإيصال. يرجى نسخه يدويًا.',
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
} satisfies Shape<typeof english>;
