import type { Shape } from '../../shape';
import type english from './en';

export default {
  notices: {
    'storage-denied': {
      title: 'لا يُحفظ شيء في هذا المتصفح',
      description: 'التخزين محظور، لذلك تبدأ المحفظة التجريبية من جديد في كل زيارة.',
    },
    'storage-damaged': {
      title: 'بدأت المحفظة التجريبية من جديد',
      description: 'تعذّرت قراءة ما كان محفوظًا في هذا المتصفح.',
    },
    reset: {
      title: 'تمت إعادة تعيين المحفظة التجريبية',
      description: 'الأرصدة والسجل كما كانت في اليوم الأول.',
    },
    unavailable: {
      title: 'تعذّر تشغيل الخادم التجريبي',
      description: 'لا يسمح هذا المتصفح هنا ببرامج الخدمة، فلا يمكن تحميل أي شيء.',
    },
  },
  settings: {
    heading: 'العرض التجريبي',
    reset: {
      title: 'إعادة تعيين البيانات التجريبية',
      description: 'إعادة أرصدة اليوم الأول وسجله.',
    },
  },
  question: {
    title: 'هل تريد إعادة تعيين العرض التجريبي؟',
    description: 'تُمحى كل عملية أجريتها هنا. ولا يمكن التراجع عن ذلك.',
    confirm: 'إعادة التعيين',
  },
} satisfies Shape<typeof english>;
