import type { shellNotice as english } from '../en/shellNotice';
import type { Shape } from '../shape';

export const shellNotice = {
  region: 'الاتصال والتحديثات',
  offline: 'لا يوجد اتصال بالإنترنت',
  unreachable: 'يتعذّر الاتصال بنا حاليًا',
  asOf: 'المبالغ المعروضة حتى الساعة {time}.',
  nothingRead: 'ستظهر أرصدتك عند عودة الاتصال.',
  update: 'يتوفّر إصدار جديد',
  updateHint: 'يستغرق ذلك لحظات، ثم تعود إلى هذه الصفحة.',
  busyElsewhere: 'هناك تبويب آخر قيد الاستخدام. يرجى إكمال ما بدأته فيه أولًا.',
  apply: 'تحديث',
} satisfies Shape<typeof english>;
