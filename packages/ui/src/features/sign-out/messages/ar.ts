import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'تسجيل الخروج',
  subtitle: 'هل تريد تسجيل الخروج من محفظتك؟',
  explanation: 'ستحتاج إلى تسجيل الدخول مرة أخرى',
  explanationText: 'بالبريد الإلكتروني وكلمة المرور الخاصين بمحفظتك.',
  points: {
    secure: 'بياناتك آمنة',
    secureText: 'تبقى الأرصدة والسجل محفوظة في محفظتك، وتجدها عند تسجيل الدخول مرة أخرى.',
    saved: 'كل شيء يُحفظ تلقائيًا',
    savedText: 'إلا ما بدأته ولم تكمله: انظر أدناه.',
    shared: 'على جهاز مشترك، تذكّر تسجيل الخروج',
    sharedText: 'حتى لا يتمكن غيرك من فتح محفظتك.',
  },
  assurances: 'معلومات تهمك',
  cleared: 'يُمسح من هذا الجهاز',
  clearedPoints: {
    gift: 'الهدية التي بدأتها، وإيصال الهدية الأخيرة',
    profile: 'تغييرات ملفك الشخصي، والبطاقات التي حفظتها أو طلبتها هنا',
    settings: 'اختيارات الإشعارات، والعملة، والقفل التلقائي، والقياسات الحيوية',
    seen: 'الأرصدة والعمليات التي تم تحميلها',
  },
  clearedHint: 'تبقى اللغة والسمة واستهلاك البيانات: فهي تخص هذا الجهاز.',
  recentActivity: 'النشاط الأخير',
  lastLogin: 'آخر تسجيل دخول',
  lastLoginTime: 'اليوم، {time}',
  transactionsToday: 'عمليات اليوم',
  accountBalance: 'رصيد الحساب',
  confirm: 'نعم، تسجيل الخروج',
  needHelp: 'هل تحتاج إلى المساعدة بدلًا من ذلك؟',
  contactSupport: 'التواصل مع الدعم',
  signingOut: 'جارٍ تسجيل الخروج بأمان…',
  signingOutHint: 'جارٍ مسح بياناتك من هذا الجهاز. يستغرق ذلك لحظة.',
} satisfies Shape<typeof english>;
