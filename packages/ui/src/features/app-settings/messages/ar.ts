import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'إعدادات التطبيق',
  subtitle: 'محفوظة على هذا الجهاز',
  region: 'اللغة والعملة',
  language: 'اللغة',
  languageHint: 'تسري على الفور.',
  currency: 'العملة',
  currencyHint:
    'يُحفظ اختيارك، وتبقى الأرصدة بالروبية الباكستانية: لا تتوفر في المحفظة أسعار صرف لليورو والجنيه الإسترليني.',
  appearance: 'المظهر',
  theme: 'السمة',
  themeHint: 'الخيار التلقائي يتبع جهازك.',
  security: 'الأمان',
  biometrics: 'القياسات الحيوية',
  biometricsHint:
    'افتح القفل ببصمة الإصبع أو الوجه أو قفل جهازك. يحمي ذلك شاشة المحفظة المقفلة، لا حسابك.',
  biometricsAsking: 'بانتظار تأكيد جهازك…',
  autoLock: 'القفل التلقائي',
  autoLockHint: 'تُقفل المحفظة إذا لم تُستخدم طوال هذه المدة. ويبقى ما كتبته حتى عودتك.',
  data: 'البيانات',
  dataUsage: 'استهلاك البيانات',
  dataUsageHint: '«منخفض» لا يحمّل الخطوط التي يمكن الاستغناء عنها. و«مرتفع» مثل «عادي» حاليًا.',
  choices: {
    language: { auto: 'حسب الجهاز' },
    currency: {
      PKR: 'PKR (روبية باكستانية)',
      USD: 'USD (دولار أمريكي)',
      EUR: 'EUR (يورو)',
      GBP: 'GBP (جنيه إسترليني)',
    },
    theme: { light: 'فاتحة', dark: 'داكنة', auto: 'تلقائية' },
    autoLock: {
      never: 'أبدًا',
      '1': 'دقيقة واحدة',
      '5': '5 دقائق',
      '15': '15 دقيقة',
      '30': '30 دقيقة',
    },
    dataUsage: { low: 'منخفض', normal: 'عادي', high: 'مرتفع' },
  },
  afterSignOut:
    'عند تسجيل الخروج تبقى اللغة والسمة واستهلاك البيانات، لأنها تخص هذا الجهاز. وما عداها يبدأ من جديد.',
  toasts: {
    biometricsCancelled: {
      title: 'لم تُفعَّل القياسات الحيوية',
      description: 'أُغلق الطلب، أو لم يتعرّف عليك جهازك.',
    },
    biometricsFailed: {
      title: 'لم تُفعَّل القياسات الحيوية',
      description: 'تعذّر على جهازك إعدادها. يرجى المحاولة مرة أخرى.',
    },
    biometricsTimedOut: {
      title: 'لم تُفعَّل القياسات الحيوية',
      description: 'لم يستجب جهازك في الوقت المحدد. يرجى المحاولة مرة أخرى.',
    },
    biometricsUnavailable: {
      title: 'القياسات الحيوية غير متاحة هنا',
      description: 'لا يدعم هذا المتصفح التحقق ببصمة الإصبع أو الوجه أو قفل الجهاز.',
    },
  },
} satisfies Shape<typeof english>;
