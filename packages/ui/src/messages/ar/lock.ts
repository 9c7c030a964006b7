import type { lock as english } from '../en/lock';
import type { Shape } from '../shape';

export const lock = {
  title: 'المحفظة مقفلة',
  text: 'كنت غائبًا لبعض الوقت. افتح القفل للمتابعة من حيث توقفت.',
  unlock: 'فتح القفل',
  unlockByBiometrics: 'فتح القفل بالقياسات الحيوية',
  verifying: 'جارٍ سؤال جهازك…',
  signOut: 'تسجيل الخروج',
  signOutTitle: 'هل تسجّل الخروج بدلًا من ذلك؟',
  signOutText: 'سيُمسح من هذا الجهاز ما بدأته هنا. وستحتاج إلى تسجيل الدخول مرة أخرى.',
  waiting: 'إذا لم يظهر شيء آخر، فأعد تحميل الشاشة.',
} satisfies Shape<typeof english>;
