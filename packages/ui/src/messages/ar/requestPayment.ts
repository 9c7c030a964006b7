import type { requestPayment as english } from '../en/requestPayment';
import type { Shape } from '../shape';

export const requestPayment = {
  title: 'طلب دفع',
  subtitle: 'استلم المبلغ عبر رابط دفع',
  description: 'الوصف',
  descriptionPlaceholder: 'ما الغرض منه؟',
  link: 'رابط الدفع',
  copyLink: 'نسخ الرابط',
  shareLink: 'مشاركة الرابط',
  sendEmail: 'إرسال بريد إلكتروني',
  subject:
    'طلب دفع: {currency, select, PKR {{amount} روبية} GOLD {{amount} غرام ذهب} SILVER {{amount} غرام فضة} other {{currency} {amount}}}',
  subjectDescribed:
    'طلب دفع: {currency, select, PKR {{amount} روبية} GOLD {{amount} غرام ذهب} SILVER {{amount} غرام فضة} other {{currency} {amount}}} مقابل {description}',
  request:
    'نرجو دفع {currency, select, PKR {{amount} روبية} GOLD {{amount} غرام ذهب} SILVER {{amount} غرام فضة} other {{currency} {amount}}}.',
  requestDescribed:
    'نرجو دفع {currency, select, PKR {{amount} روبية} GOLD {{amount} غرام ذهب} SILVER {{amount} غرام فضة} other {{currency} {amount}}} مقابل {description}.',
  payHere: 'ادفع هنا: {link}',
} satisfies Shape<typeof english>;
