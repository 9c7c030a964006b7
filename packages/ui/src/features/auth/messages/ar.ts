import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  signIn: {
    page: 'تسجيل الدخول',
    title: 'أهلًا بعودتك',
    subtitle: 'سجّل الدخول للمتابعة',
    submit: 'تسجيل الدخول',
    submitting: 'جارٍ تسجيل الدخول…',
    otherMode: 'ليس لديك حساب؟',
    switch: 'إنشاء حساب',
  },
  signUp: {
    page: 'إنشاء حساب',
    title: 'ابدأ الآن',
    subtitle: 'أنشئ حسابك',
    submit: 'إنشاء الحساب',
    submitting: 'جارٍ إنشاء الحساب…',
    otherMode: 'لديك حساب بالفعل؟',
    switch: 'تسجيل الدخول',
  },
  name: 'الاسم الكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  passwordHint: 'عدد الأحرف: {min, number} على الأقل.',
  missing: {
    name: 'أدخل اسمك الكامل.',
    email: 'أدخل عنوان بريدك الإلكتروني.',
    phone: 'أدخل رقم هاتفك.',
    password: 'أدخل كلمة المرور.',
    confirmPassword: 'أدخل كلمة المرور مرة أخرى.',
  },
  emailMalformed: 'أدخل عنوان بريد إلكتروني كاملًا، مثل \u2066name@example.com\u2069.',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  terms: 'بإنشاء الحساب فإنك توافق على شروط الخدمة وسياسة الخصوصية.',
  footer: 'متوافقة مع الشريعة • آمنة • شفافة',
  toasts: {
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
    passwordNotReset: {
      title: 'غير متاح بعد',
      description: 'لا يمكن إعادة تعيين كلمة المرور هنا بعد.',
    },
    sessionEnded: {
      title: 'سجّل الدخول مجددًا',
      description: 'انتهت جلستك. كل ما أدخلته في هذه الصفحة ما زال محفوظًا.',
    },
    signOutIncomplete: {
      title: 'بقيت بيانات لم تُمسح',
      description:
        'تم تسجيل خروجك، لكن هذا المتصفح لم يمسح كل ما كان محفوظًا. امسح بيانات هذا الموقع من إعدادات المتصفح.',
    },
  },
} satisfies Shape<typeof english>;
