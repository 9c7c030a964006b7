import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  checking: 'جارٍ التحقق من الاسم…',
  matching: {
    title: 'تم تأكيد الاسم',
    text: 'الحساب مسجّل بهذا الاسم.',
    holder: 'هذا الحساب باسم \u2068{name}\u2069.',
  },
  similar: {
    title: 'الاسم مختلف قليلًا',
    text: 'هذا الحساب باسم \u2068{name}\u2069. يرجى الدفع فقط إذا كان هذا هو الشخص أو النشاط التجاري المقصود.',
  },
  different: {
    title: 'الاسم غير مطابق',
    text: 'الحساب مسجّل باسم آخر. يرجى تأكيد البيانات مع المستفيد، فقد لا تعود الأموال المرسلة إلى حساب خاطئ.',
  },
  unavailable: {
    title: 'لم يتم التحقق من الاسم',
    text: 'تعذّر التحقق من الاسم الآن. يمكنك الدفع رغم ذلك، لكن يرجى التأكد من صحة البيانات.',
  },
} satisfies Shape<typeof english>;
