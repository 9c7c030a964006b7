import type { Shape } from '../../shape';
import type english from './en';

export default {
  title: 'برنامج الإحالة',
  subtitle: 'ادعُ أصدقاءك لتكسبوا معًا',
  code: 'رمز الإحالة الخاص بك',
  codeHint: 'وهو مضمّن أيضًا في رابطك أدناه.',
  copyCode: 'نسخ الرمز',
  share: 'مشاركة الدعوة',
  shareTitle: 'انضم إليّ في RAD Wallet',
  shareText: 'انضم إليّ في RAD Wallet برمزي {code} ويحصل كل منا على {reward}.',
  stats: 'إحالاتك بالأرقام',
  total: 'الإجمالي',
  totalNote:
    '{count, plural, zero {لم ينضم أحد بعد} one {صديق انضم} two {صديقان انضما} few {أصدقاء انضموا} many {صديقًا انضموا} other {صديق انضموا}}',
  active: 'النشطون',
  activeNote:
    '{count, plural, zero {لا أحد يستخدم المحفظة بعد} one {يستخدم المحفظة} two {يستخدمان المحفظة} few {يستخدمون المحفظة} many {يستخدمون المحفظة} other {يستخدمون المحفظة}}',
  earned: 'المكتسب',
  earnedNote: 'أُضيف إلى محفظتك',
  howItWorks: 'كيف يعمل',
  step: {
    share: {
      title: 'شارك رمزك',
      text: 'أرسل رمزك أو رابطك إلى صديق.',
    },
    join: {
      title: 'ينضم صديقك',
      text: 'ينضم عبر رابطك ويتحقق من هويته.',
    },
    earn: {
      title: 'تكسبان معًا',
      text: '{reward} لكل منكما بعد أول عملية له.',
    },
  },
  tiers: 'مستويات المكافآت الإضافية',
  tiersNext:
    '{count, plural, zero {لا إحالات بعد} one {إحالة واحدة حتى الآن} two {إحالتان حتى الآن} few {# إحالات حتى الآن} many {# إحالة حتى الآن} other {# إحالة حتى الآن}}. المتبقي {toGo, number} لمكافأة إضافية قدرها {amount}.',
  tiersAll:
    '{count, plural, zero {لا إحالات} one {إحالة واحدة} two {إحالتان} few {# إحالات} many {# إحالة} other {# إحالة}}: تم بلوغ جميع المكافآت الإضافية.',
  tierAt:
    '{count, plural, zero {لا إحالات} one {إحالة واحدة} two {إحالتان} few {# إحالات} many {# إحالة} other {# إحالة}}',
  tierReached: 'تم بلوغه',
  tierToGo: 'المتبقي {count, number}',
  list: 'إحالاتك',
  joined: 'انضم في {date}',
  status: {
    rewarded: 'تمت المكافأة',
    active: 'نشط',
    pending: 'قيد الانتظار',
  },
  rewardComing: 'بانتظار إضافة {amount}',
  noReward: 'لا مكافأة بعد',
  emptyTitle: 'لا إحالات بعد',
  emptyText: 'شارك رمزك لدعوة أول صديق.',
  terms: 'الشروط',
  term: {
    reward: 'تحصل على {reward}، ويحصل صديقك على {reward}.',
    credited: 'تُضاف المكافأتان بعد أول عملية لصديقك.',
    limit: 'الحد الأقصى للإحالات في الشهر: {limit, number}.',
    verification: 'المكافآت للأصدقاء الذين أتموا التحقق من الهوية.',
  },
  toasts: {
    codeCopyFailed: {
      title: 'تعذّر النسخ',
      description: 'تعذّر نسخ الرمز. يرجى نسخه يدويًا.',
    },
  },
} satisfies Shape<typeof english>;
