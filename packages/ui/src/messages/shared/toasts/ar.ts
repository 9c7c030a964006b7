import type { Shape } from '../../shape';
import type english from './en';

export default {
  invalidAmount: {
    title: 'مبلغ غير صالح',
    description: 'يرجى إدخال مبلغ صالح أكبر من 0.',
  },
  accountsNotLoaded: {
    title: 'لم يتم تحميل الحسابات',
    description: 'تعذّر تحميل حساباتك. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
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
  linkCopied: {
    title: 'تم نسخ الرابط',
    description: 'أرسله إلى من سيدفع.',
  },
  linkCopyFailed: {
    title: 'تعذّر النسخ',
    description: 'تعذّر نسخ الرابط. يرجى نسخه يدويًا.',
  },
  signOutFailed: {
    title: 'تعذّر تسجيل الخروج',
    description: 'لم يتم تسجيل خروجك. يرجى المحاولة مرة أخرى.',
  },
  languageNotLoaded: {
    title: 'تعذّر تحميل اللغة',
    description: 'تحقق من اتصالك بالإنترنت: ستتغير اللغة فور تحميلها.',
  },
  settingsNotKept: {
    title: 'لم يُحفظ في هذا المتصفح',
    description: 'التخزين محظور هنا، لذا يسري هذا حتى تغلق المحفظة.',
  },
  submissionFailed: {
    title: 'حدث خطأ ما',
    description: 'لم يتم التنفيذ. يرجى المحاولة مرة أخرى.',
  },
  missingInformation: {
    title: 'معلومات ناقصة',
    description: 'يرجى ملء جميع الحقول المطلوبة.',
  },
  paymentFailed: {
    title: 'لم يتم الدفع',
    description: 'حدث خطأ أثناء تنفيذ الدفع. يرجى المحاولة مرة أخرى.',
  },
  copied: {
    title: 'تم النسخ!',
    description: 'جاهز للصق.',
  },
  shareLinkCopied: {
    title: 'تم نسخ الرابط!',
    description: 'تعذّرت المشاركة من جهازك. ألصقه في رسالة.',
  },
} satisfies Shape<typeof english>;
