import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: '404 الصفحة غير موجودة',
  text: 'هل نُسيت إضافة الصفحة إلى الموجّه؟',
  home: 'الذهاب إلى المحفظة',
  notOffered: {
    title: 'غير متاح',
    text: 'لا تقدّم هذه المحفظة هذه الخدمة.',
  },
} satisfies Shape<typeof english>;
