import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'المحفظة مقفلة',
  text: 'لم تُستخدم المحفظة منذ بعض الوقت. افتح القفل للمتابعة من حيث توقفت.',
  unlock: 'فتح القفل',
  unlockByBiometrics: 'فتح القفل بالبصمة أو الوجه',
  verifying: 'بانتظار تأكيد جهازك…',
  signOut: 'تسجيل الخروج',
  signOutTitle: 'هل تريد تسجيل الخروج بدلًا من ذلك؟',
  signOutText: 'سيُمسح من هذا الجهاز ما لم تكمله هنا. وستحتاج إلى تسجيل الدخول مرة أخرى.',
  waiting: 'إذا لم يظهر شيء آخر، فأعد تحميل الشاشة.',
} satisfies Shape<typeof english>;
