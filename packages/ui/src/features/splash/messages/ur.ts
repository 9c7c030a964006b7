import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  page: 'لوڈ ہو رہا ہے',
  tagline: 'شریعت کے مطابق • محفوظ • شفاف',
  progress: 'آپ کا والٹ لوڈ ہو رہا ہے',
  stages: {
    starting: 'آپ کا والٹ شروع ہو رہا ہے…',
    preparing: 'سب کچھ تیار کیا جا رہا ہے…',
    opening: 'آپ کا والٹ کھل رہا ہے…',
    finishing: 'بس ہونے ہی والا ہے…',
    complete: 'خوش آمدید',
  },
  noScript: 'یہ والٹ JavaScript کے بغیر نہیں چلتا۔',
} satisfies Shape<typeof english>;
