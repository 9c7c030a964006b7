import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'ادائیگی کی درخواست',
  subtitle: 'لنک کے ذریعے ادائیگی وصول کریں',
  description: 'تفصیل',
  descriptionPlaceholder: 'یہ کس لیے ہے؟',
  link: 'ادائیگی کا لنک',
  copyLink: 'لنک کاپی کریں',
  shareLink: 'لنک شیئر کریں',
  sendEmail: 'ای\u00a0میل بھیجیں',
  subject:
    'ادائیگی کی درخواست: {currency, select, PKR {{amount}\u00a0روپے} GOLD {{amount}\u00a0گرام سونا} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}}',
  subjectDescribed:
    'ادائیگی کی درخواست: {currency, select, PKR {{amount}\u00a0روپے} GOLD {{amount}\u00a0گرام سونا} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} برائے {description}',
  request:
    'براہ کرم {currency, select, PKR {{amount}\u00a0روپے} GOLD {{amount}\u00a0گرام سونا} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} ادا کریں۔',
  requestDescribed:
    'براہ کرم {description} کے لیے {currency, select, PKR {{amount}\u00a0روپے} GOLD {{amount}\u00a0گرام سونا} SILVER {{amount}\u00a0گرام چاندی} other {{currency}\u00a0{amount}}} ادا کریں۔',
  payHere: 'یہاں ادا کریں: {link}',
  toasts: {
    linkShared: {
      title: 'لنک شیئر ہو گیا',
      description: 'آپ کا ادائیگی کا لنک شیئر کر دیا گیا ہے۔',
    },
    emailOpened: {
      title: 'ای\u00a0میل کھل گئی',
      description: 'ای\u00a0میل ایپ میں مسودہ نظر نہیں آ رہا؟ لنک کاپی کریں اور خود بھیج دیں۔',
    },
    emailNotOpened: {
      title: 'ای\u00a0میل نہیں کھلی',
      description: 'آپ کی ای\u00a0میل ایپ نہیں کھلی۔ لنک کاپی کریں اور خود بھیج دیں۔',
    },
  },
} satisfies Shape<typeof english>;
