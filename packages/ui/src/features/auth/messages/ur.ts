import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  signIn: {
    page: 'سائن\u00a0ان',
    title: 'خوش آمدید',
    subtitle: 'جاری رکھنے کے لیے سائن\u00a0ان کریں',
    submit: 'سائن\u00a0ان کریں',
    submitting: 'سائن\u00a0ان ہو رہا ہے…',
    otherMode: 'اکاؤنٹ نہیں ہے؟',
    switch: 'اکاؤنٹ بنائیں',
  },
  signUp: {
    page: 'اکاؤنٹ بنائیں',
    title: 'آغاز کریں',
    subtitle: 'اپنا اکاؤنٹ بنائیں',
    submit: 'اکاؤنٹ بنائیں',
    submitting: 'اکاؤنٹ بن رہا ہے…',
    otherMode: 'پہلے سے اکاؤنٹ ہے؟',
    switch: 'سائن\u00a0ان کریں',
  },
  name: 'پورا نام',
  email: 'ای\u00a0میل',
  phone: 'فون نمبر',
  password: 'پاس\u00a0ورڈ',
  confirmPassword: 'پاس\u00a0ورڈ دوبارہ لکھیں',
  passwordHint: 'کم از کم {min, number} حروف۔',
  missing: {
    name: 'اپنا پورا نام درج کریں۔',
    email: 'اپنا ای\u00a0میل ایڈریس درج کریں۔',
    phone: 'اپنا فون نمبر درج کریں۔',
    password: 'اپنا پاس\u00a0ورڈ درج کریں۔',
    confirmPassword: 'اپنا پاس\u00a0ورڈ ایک بار پھر درج کریں۔',
  },
  emailMalformed: 'مکمل ای\u00a0میل ایڈریس درج کریں، جیسے \u2066name@example.com\u2069۔',
  forgotPassword: 'پاس\u00a0ورڈ یاد نہیں؟',
  terms: 'اکاؤنٹ بنانے کا مطلب ہے کہ آپ کو سروس کی شرائط اور رازداری کی پالیسی منظور ہیں۔',
  footer: 'شریعت کے مطابق • محفوظ • شفاف',
  toasts: {
    passwordsDontMatch: {
      title: 'پاس\u00a0ورڈ ایک جیسے نہیں',
      description: 'براہ کرم دونوں جگہ ایک ہی پاس\u00a0ورڈ درج کریں۔',
    },
    passwordTooShort: {
      title: 'پاس\u00a0ورڈ بہت چھوٹا ہے',
      description: 'پاس\u00a0ورڈ کم از کم {min, number} حروف کا ہونا چاہیے۔',
    },
    welcomeBack: {
      title: 'خوش آمدید!',
      description: 'سائن\u00a0ان کامیابی سے ہو گیا ہے۔',
    },
    accountCreated: {
      title: 'اکاؤنٹ بن گیا!',
      description: 'آپ کا RAD اکاؤنٹ بن گیا ہے۔',
    },
    signInFailed: {
      title: 'سائن\u00a0ان ناکام',
      description: 'سائن\u00a0ان نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    signUpFailed: {
      title: 'اکاؤنٹ نہیں بنا',
      description: 'آپ کا اکاؤنٹ نہیں بن سکا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    passwordNotReset: {
      title: 'ابھی دستیاب نہیں',
      description: 'یہاں ابھی پاس\u00a0ورڈ ری\u00a0سیٹ نہیں ہو سکتا۔',
    },
    sessionEnded: {
      title: 'دوبارہ سائن\u00a0ان کریں',
      description: 'آپ کا سیشن ختم ہو گیا ہے۔ اس صفحے پر آپ نے جو کچھ درج کیا تھا، وہ محفوظ ہے۔',
    },
    signOutIncomplete: {
      title: 'کچھ ڈیٹا صاف نہیں ہو سکا',
      description:
        'سائن\u00a0آؤٹ ہو گیا ہے، مگر اس براؤزر نے محفوظ کیا ہوا سب ڈیٹا نہیں مٹایا۔ براؤزر کی سیٹنگز میں جا کر اس سائٹ کا ڈیٹا صاف کریں۔',
    },
  },
} satisfies Shape<typeof english>;
