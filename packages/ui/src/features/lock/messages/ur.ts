import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'والٹ لاک ہے',
  text: 'والٹ کچھ دیر سے استعمال نہیں ہوا۔ جہاں چھوڑا تھا وہیں سے جاری رکھنے کے لیے ان\u00a0لاک کریں۔',
  unlock: 'ان\u00a0لاک کریں',
  unlockByBiometrics: 'بائیومیٹرک سے ان\u00a0لاک کریں',
  verifying: 'ڈیوائس سے تصدیق کا انتظار ہے…',
  signIn: 'اس کے بجائے سائن\u00a0ان کریں',
  signOut: 'سائن\u00a0آؤٹ کریں',
  signOutTitle: 'اس کے بجائے سائن\u00a0آؤٹ کریں؟',
  signOutText:
    'یہاں جو کام ادھورا ہے وہ اس ڈیوائس سے صاف ہو جائے گا۔ آپ کو دوبارہ سائن\u00a0ان کرنا ہو گا۔',
  waiting: 'اگر مزید کچھ نظر نہ آئے تو اسکرین دوبارہ لوڈ کریں۔',
  toasts: {
    unlockCancelled: {
      title: 'والٹ اب بھی لاک ہے',
      description:
        'درخواست بند کر دی گئی، یا آپ کی ڈیوائس نے آپ کو نہیں پہچانا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    unlockFailed: {
      title: 'والٹ اب بھی لاک ہے',
      description: 'آپ کی ڈیوائس آپ کی شناخت کی تصدیق نہیں کر سکی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    unlockTimedOut: {
      title: 'والٹ اب بھی لاک ہے',
      description: 'آپ کی ڈیوائس نے وقت پر جواب نہیں دیا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    biometricsGone: {
      title: 'بائیومیٹرک اب دستیاب نہیں',
      description:
        'اس کے بجائے «ان\u00a0لاک کریں» دبائیں۔ آپ اسے ایپ کی سیٹنگز میں دوبارہ سیٹ کر سکتے ہیں۔',
    },
  },
} satisfies Shape<typeof english>;
