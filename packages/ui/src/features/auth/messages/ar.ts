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
} satisfies Shape<typeof english>;
