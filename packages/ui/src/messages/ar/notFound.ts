import type { notFound as english } from '../en/notFound';
import type { Shape } from '../shape';

export const notFound = {
  title: '404 الصفحة غير موجودة',
  text: 'هل نُسيت إضافة الصفحة إلى الموجّه؟',
  home: 'الذهاب إلى المحفظة',
  notOffered: {
    title: 'غير متاح',
    text: 'لا تقدّم هذه المحفظة هذه الخدمة.',
  },
} satisfies Shape<typeof english>;
