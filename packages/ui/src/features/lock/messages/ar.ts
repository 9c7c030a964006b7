import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'المحفظة مقفلة',
  text: 'لم تُستخدم المحفظة منذ بعض الوقت. افتح القفل للمتابعة من حيث توقفت.',
  unlock: 'فتح القفل',
  unlockByBiometrics: 'فتح القفل بالبصمة أو الوجه',
  verifying: 'بانتظار تأكيد جهازك…',
  signIn: 'تسجيل الدخول بدلًا من ذلك',
  signOut: 'تسجيل الخروج',
  signOutTitle: 'هل تريد تسجيل الخروج بدلًا من ذلك؟',
  signOutText: 'سيُمسح من هذا الجهاز ما لم تكمله هنا. وستحتاج إلى تسجيل الدخول مرة أخرى.',
  waiting: 'إذا لم يظهر شيء آخر، فأعد تحميل الشاشة.',
  toasts: {
    unlockCancelled: {
      title: 'المحفظة ما زالت مقفلة',
      description: 'أُغلق الطلب، أو لم يتعرّف عليك جهازك. يرجى المحاولة مرة أخرى.',
    },
    unlockFailed: {
      title: 'المحفظة ما زالت مقفلة',
      description: 'تعذّر على جهازك تأكيد هويتك. يرجى المحاولة مرة أخرى.',
    },
    unlockTimedOut: {
      title: 'المحفظة ما زالت مقفلة',
      description: 'لم يستجب جهازك في الوقت المحدد. يرجى المحاولة مرة أخرى.',
    },
    biometricsGone: {
      title: 'القياسات الحيوية لم تعد متاحة',
      description: 'اضغط «فتح القفل» بدلًا منها. يمكنك إعدادها من جديد في إعدادات التطبيق.',
    },
  },
} satisfies Shape<typeof english>;
