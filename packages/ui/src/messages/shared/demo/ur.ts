import type { Shape } from '../../shape';
import type english from './en';

export default {
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
} satisfies Shape<typeof english>;
