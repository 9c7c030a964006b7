import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'مدفوعات لم تكتمل',
  payment: 'عملية دفع',
  deposit: 'إيداع بالبطاقة',
  notKnown: 'لم يتضح بعد',
  finishing: 'جارٍ الإكمال…',
  finish: 'الإكمال الآن',
  actionSpoken: '{action}: {payment}، {amount}',
  succeeded: {
    payment: 'تمت عملية الدفع.',
    deposit: 'تم الإيداع.',
    conversion: 'اكتمل الاستبدال.',
  },
  refused: {
    payment: 'لم تتم عملية الدفع، ولم تنتقل أي أموال.',
    deposit: 'لم يتم الإيداع، ولم تنتقل أي أموال.',
    conversion: 'لم يتم الاستبدال، وبقيت أرصدتك كما كانت.',
  },
} satisfies Shape<typeof english>;
