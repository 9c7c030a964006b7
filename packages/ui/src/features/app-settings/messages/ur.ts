import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'ایپ کی سیٹنگز',
  subtitle: 'اسی ڈیوائس پر محفوظ رہتی ہیں',
  region: 'زبان اور کرنسی',
  language: 'زبان',
  languageHint: 'فوراً لاگو ہوتی ہے۔',
  currency: 'کرنسی',
  currencyHint:
    'آپ کا انتخاب محفوظ رہتا ہے، مگر بیلنس روپے ہی میں دکھایا جاتا ہے: والٹ میں یورو اور پاؤنڈ کے ریٹ دستیاب نہیں۔',
  appearance: 'ظاہری شکل',
  theme: 'تھیم',
  themeHint: '«خودکار» تھیم آپ کی ڈیوائس کے مطابق رہتی ہے۔',
  security: 'سیکیورٹی',
  biometrics: 'بائیومیٹرک',
  biometricsHint:
    'فنگر پرنٹ، چہرے یا ڈیوائس کے لاک سے ان\u00a0لاک کریں۔ اس سے صرف والٹ کی اسکرین محفوظ ہوتی ہے، آپ کا اکاؤنٹ نہیں۔',
  biometricsAsking: 'ڈیوائس سے تصدیق کا انتظار ہے…',
  autoLock: 'خودکار لاک',
  autoLockHint:
    'اتنی دیر استعمال نہ ہو تو والٹ لاک ہو جاتا ہے۔ آپ نے جو کچھ لکھا ہو وہ واپسی پر موجود رہتا ہے۔',
  data: 'ڈیٹا',
  dataUsage: 'ڈیٹا کا استعمال',
  dataUsageHint: '«کم» پر غیر ضروری فونٹ لوڈ نہیں ہوتے۔ «زیادہ» فی الحال «معمول» ہی کی طرح ہے۔',
  choices: {
    language: { auto: 'ڈیوائس کے مطابق' },
    currency: {
      PKR: 'PKR (پاکستانی روپیہ)',
      USD: 'USD (امریکی ڈالر)',
      EUR: 'EUR (یورو)',
      GBP: 'GBP (برطانوی پاؤنڈ)',
    },
    theme: { light: 'روشن', dark: 'گہری', auto: 'خودکار' },
    autoLock: {
      never: 'کبھی نہیں',
      '1': '1 منٹ',
      '5': '5 منٹ',
      '15': '15 منٹ',
      '30': '30 منٹ',
    },
    dataUsage: { low: 'کم', normal: 'معمول', high: 'زیادہ' },
  },
  afterSignOut:
    'سائن\u00a0آؤٹ کرنے پر زبان، تھیم اور ڈیٹا کا استعمال برقرار رہتے ہیں، کیونکہ ان کا تعلق اس ڈیوائس سے ہے۔ باقی سب نئے سرے سے شروع ہوتا ہے۔',
  toasts: {
    biometricsCancelled: {
      title: 'بائیومیٹرک آف ہے',
      description: 'درخواست بند کر دی گئی، یا آپ کی ڈیوائس نے آپ کو نہیں پہچانا۔',
    },
    biometricsFailed: {
      title: 'بائیومیٹرک آف ہے',
      description: 'آپ کی ڈیوائس اسے سیٹ نہیں کر سکی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    biometricsTimedOut: {
      title: 'بائیومیٹرک آف ہے',
      description: 'آپ کی ڈیوائس نے وقت پر جواب نہیں دیا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    biometricsUnavailable: {
      title: 'بائیومیٹرک یہاں دستیاب نہیں',
      description: 'اس براؤزر میں فنگر پرنٹ، چہرے یا ڈیوائس کے لاک سے تصدیق کی سہولت نہیں۔',
    },
  },
} satisfies Shape<typeof english>;
