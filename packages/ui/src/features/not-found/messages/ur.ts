import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: '404 صفحہ نہیں ملا',
  text: 'کیا صفحے کو راؤٹر میں شامل کرنا رہ گیا؟',
  home: 'والٹ پر جائیں',
  notOffered: {
    title: 'دستیاب نہیں',
    text: 'یہ والٹ یہ سہولت فراہم نہیں کرتا۔',
  },
} satisfies Shape<typeof english>;
