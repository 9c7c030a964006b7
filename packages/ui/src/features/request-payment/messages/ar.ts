import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'طلب دفع',
  subtitle: 'استلم المبلغ عبر رابط دفع',
  description: 'الوصف',
  descriptionPlaceholder: 'ما الغرض منه؟',
  link: 'رابط الدفع',
  copyLink: 'نسخ الرابط',
  shareLink: 'مشاركة الرابط',
  sendEmail: 'إرسال بريد إلكتروني',
  subject:
    'طلب دفع: {currency, select, PKR {{amount}\u00a0روبية} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}}',
  subjectDescribed:
    'طلب دفع: {currency, select, PKR {{amount}\u00a0روبية} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} مقابل {description}',
  request:
    'نرجو دفع {currency, select, PKR {{amount}\u00a0روبية} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}}.',
  requestDescribed:
    'نرجو دفع {currency, select, PKR {{amount}\u00a0روبية} GOLD {{amount}\u00a0غرام ذهب} SILVER {{amount}\u00a0غرام فضة} other {{currency}\u00a0{amount}}} مقابل {description}.',
  payHere: 'ادفع هنا: {link}',
  toasts: {
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
  },
} satisfies Shape<typeof english>;
