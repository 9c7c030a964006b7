import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  toasts: {
    moneyArrived: {
      title: 'وصلت الأموال',
      description: 'تمت إضافة {amount} إلى رصيدك.',
    },
    moneyArrivedFrom: {
      title: 'وصلت الأموال',
      description: 'تمت إضافة {amount} من \u2068{name}\u2069 إلى رصيدك.',
    },
    moneyNotArrived: {
      title: 'لم تصل الأموال',
      description: 'تعذّرت إضافة {amount} إلى رصيدك.',
    },
    transferCompleted: {
      title: 'اكتمل التحويل',
      description: 'اكتمل تحويل {amount} إلى \u2068{name}\u2069.',
    },
    transferNotCompleted: {
      title: 'لم يكتمل التحويل',
      description: 'لم يتم تحويل {amount} إلى \u2068{name}\u2069.',
    },
    transactionCompleted: {
      title: 'اكتملت العملية',
      description: 'اكتملت عملية بقيمة {amount}.',
    },
    transactionNotCompleted: {
      title: 'لم تكتمل العملية',
      description: 'لم تتم عملية بقيمة {amount}.',
    },
  },
} satisfies Shape<typeof english>;
