import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  toasts: {
    moneyArrived: {
      title: 'رقم موصول ہوئی',
      description: 'آپ کے بیلنس میں {amount} کا اضافہ ہو گیا ہے۔',
    },
    moneyArrivedFrom: {
      title: 'رقم موصول ہوئی',
      description: '\u2068{name}\u2069 کی طرف سے آپ کے بیلنس میں {amount} کا اضافہ ہو گیا ہے۔',
    },
    moneyNotArrived: {
      title: 'رقم موصول نہیں ہوئی',
      description: 'آپ کے بیلنس میں {amount} کا اضافہ نہیں ہو سکا۔',
    },
    transferCompleted: {
      title: 'ٹرانسفر مکمل',
      description: '\u2068{name}\u2069 کو {amount} کا ٹرانسفر مکمل ہو گیا ہے۔',
    },
    transferNotCompleted: {
      title: 'ٹرانسفر مکمل نہیں ہوا',
      description: '\u2068{name}\u2069 کو {amount} کا ٹرانسفر نہیں ہو سکا۔',
    },
    transactionCompleted: {
      title: 'ٹرانزیکشن مکمل',
      description: '{amount} کی ٹرانزیکشن مکمل ہو گئی ہے۔',
    },
    transactionNotCompleted: {
      title: 'ٹرانزیکشن مکمل نہیں ہوئی',
      description: '{amount} کی ٹرانزیکشن نہیں ہو سکی۔',
    },
  },
} satisfies Shape<typeof english>;
