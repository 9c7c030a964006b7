import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  subtitle: 'ضع الرمز داخل الإطار',
  opening: 'جارٍ فتح الكاميرا…',
  looking: 'جارٍ البحث عن رمز…',
  reading: 'جارٍ قراءة الرمز…',
  choosePicture: 'اختيار صورة',
  toasts: {
    cameraMissing: {
      title: 'لا توجد كاميرا',
      description:
        'لا توجد في هذا الجهاز كاميرا يمكن للمحفظة استخدامها. اختر صورة للرمز بدلاً من ذلك.',
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
  },
} satisfies Shape<typeof english>;
