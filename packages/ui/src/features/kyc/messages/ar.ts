import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'التحقق من الهوية (KYC)',
  progress: 'خطوات التحقق من الهوية',
  detailsTitle: 'المعلومات الشخصية',
  detailsSubtitle: 'كما هي في بطاقة هويتك.',
  fullName: 'الاسم الكامل',
  cnicNumber: 'رقم بطاقة الهوية (CNIC)',
  cnicHint: 'الصيغة: \u206612345-1234567-1\u2069',
  dateOfBirth: 'تاريخ الميلاد',
  fatherName: 'اسم الأب',
  cnicTitle: 'رفع بطاقة الهوية',
  cnicSubtitle: 'البطاقة كاملة في الصورة، وكل حرف واضح.',
  cnicFront: 'الوجه الأمامي لبطاقة الهوية',
  cnicBack: 'الوجه الخلفي لبطاقة الهوية',
  imageHint: 'صورة لا تتجاوز 10 ميغابايت',
  selfieTitle: 'التحقق بصورة شخصية',
  selfieSubtitle: 'انظر مباشرة إلى الكاميرا في إضاءة جيدة.',
  selfie: 'صورة شخصية',
  takeSelfie: 'التقاط صورة شخصية',
  addressTitle: 'التحقق من العنوان',
  addressSubtitle: 'عنوان سكنك الحالي.',
  street: 'الشارع ورقم المنزل',
  city: 'المدينة',
  province: 'الإقليم',
  postalCode: 'الرمز البريدي',
  addressProof: 'إثبات العنوان',
  proofHint:
    'فاتورة خدمات أو كشف حساب بنكي بتاريخ لا يتجاوز 3 أشهر. صورة أو ملف PDF لا يتجاوز 10 ميغابايت.',
  submit: 'تقديم للمراجعة',
  submitting: 'جارٍ التقديم',
  uploading: 'جارٍ رفع مستنداتك',
  submittedTitle: 'تم تقديم طلب التحقق',
  reviewTitle: 'تم تقديم مستنداتك',
  reviewText: 'تستغرق المراجعة من 24 إلى 48 ساعة.',
  backToProfile: 'العودة إلى الملف الشخصي',
  cancelled: 'لم يتم اختيار أي ملف.',
  cancelledKept: 'لم يتم اختيار ملف جديد. ويبقى ملفك الحالي.',
  toasts: {
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
  },
} satisfies Shape<typeof english>;
