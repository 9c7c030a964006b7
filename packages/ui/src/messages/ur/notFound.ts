import type { notFound as english } from '../en/notFound';
import type { Shape } from '../shape';

export const notFound = {
  title: '404 صفحہ نہیں ملا',
  text: 'کیا صفحے کو راؤٹر میں شامل کرنا رہ گیا؟',
  home: 'والٹ پر جائیں',
  notOffered: {
    title: 'دستیاب نہیں',
    text: 'یہ والٹ یہ سہولت فراہم نہیں کرتا۔',
  },
} satisfies Shape<typeof english>;
