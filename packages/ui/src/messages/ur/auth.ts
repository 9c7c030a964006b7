import type { auth as english } from '../en/auth';
import type { Shape } from '../shape';

export const auth = {
  signIn: {
    page: 'سائن ان',
    title: 'خوش آمدید',
    subtitle: 'جاری رکھنے کے لیے سائن ان کریں',
    submit: 'سائن ان کریں',
    submitting: 'سائن ان ہو رہا ہے…',
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
    switch: 'سائن ان کریں',
  },
  name: 'پورا نام',
  email: 'ای میل',
  phone: 'فون نمبر',
  password: 'پاس ورڈ',
  confirmPassword: 'پاس ورڈ دوبارہ لکھیں',
  passwordHint: 'کم از کم 8 حروف۔',
  missing: {
    name: 'اپنا پورا نام درج کریں۔',
    email: 'اپنا ای میل ایڈریس درج کریں۔',
    phone: 'اپنا فون نمبر درج کریں۔',
    password: 'اپنا پاس ورڈ درج کریں۔',
    confirmPassword: 'اپنا پاس ورڈ ایک بار پھر درج کریں۔',
  },
  emailMalformed: 'مکمل ای میل ایڈریس درج کریں، جیسے \u2066name@example.com\u2069۔',
  forgotPassword: 'پاس ورڈ یاد نہیں؟',
  terms: 'اکاؤنٹ بنانے کا مطلب ہے کہ آپ کو سروس کی شرائط اور رازداری کی پالیسی منظور ہے۔',
  footer: 'شریعت کے مطابق • محفوظ • شفاف',
} satisfies Shape<typeof english>;
