import type { Locale } from '@rad-wallet/ui/messages';
import type { DemoNotice } from './demoNotices';

/** Messages of a toast or a settings row. */
interface Said {
  title: string;
  description: string;
}

/** Messages of the demo. They have no arguments, so they are not compiled. */
export interface DemoMessages {
  notices: Record<DemoNotice, Said>;
  settings: { heading: string; reset: Said };
  question: Said & { confirm: string };
}

export const demoMessages: Readonly<Record<Locale, DemoMessages>> = {
  en: {
    notices: {
      'storage-denied': {
        title: 'Nothing is kept in this browser',
        description: 'Storage is blocked, so the demo wallet starts afresh on every visit.',
      },
      'storage-damaged': {
        title: 'The demo wallet was started afresh',
        description: 'What this browser had stored could not be read.',
      },
      reset: {
        title: 'The demo wallet was reset',
        description: 'Balances and history are as on the first day.',
      },
      unavailable: {
        title: 'The demo server did not start',
        description: 'This browser allows no service workers here, so nothing can be loaded.',
      },
    },
    settings: {
      heading: 'Demo',
      reset: {
        title: 'Reset demo data',
        description: 'Puts back the balances and history of the first day.',
      },
    },
    question: {
      title: 'Reset the demo?',
      description: 'Every transaction you made here is erased. This cannot be undone.',
      confirm: 'Reset',
    },
  },
  ur: {
    notices: {
      'storage-denied': {
        title: 'اس براؤزر میں کچھ محفوظ نہیں ہو رہا',
        description: 'اسٹوریج بند ہے، اس لیے ڈیمو والٹ ہر بار نئے سرے سے شروع ہوتا ہے۔',
      },
      'storage-damaged': {
        title: 'ڈیمو والٹ نئے سرے سے شروع ہوا',
        description: 'اس براؤزر میں جو محفوظ تھا وہ پڑھا نہیں جا سکا۔',
      },
      reset: {
        title: 'ڈیمو والٹ ری\u00a0سیٹ ہو گیا',
        description: 'بیلنس اور ہسٹری پہلے دن جیسے ہیں۔',
      },
      unavailable: {
        title: 'ڈیمو سرور شروع نہیں ہو سکا',
        description: 'یہ براؤزر یہاں سروس ورکر کی اجازت نہیں دیتا، اس لیے کچھ لوڈ نہیں ہو سکتا۔',
      },
    },
    settings: {
      heading: 'ڈیمو',
      reset: {
        title: 'ڈیمو ڈیٹا ری\u00a0سیٹ کریں',
        description: 'پہلے دن کے بیلنس اور ہسٹری واپس لے آتا ہے۔',
      },
    },
    question: {
      title: 'کیا ڈیمو ری\u00a0سیٹ کرنا ہے؟',
      description: 'یہاں کی گئی ہر ٹرانزیکشن مٹ جائے گی۔ اسے واپس نہیں لایا جا سکتا۔',
      confirm: 'ری\u00a0سیٹ کریں',
    },
  },
  ar: {
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
  },
};
