import type { appSettings as english } from '../en/appSettings';
import type { Shape } from '../shape';

export const appSettings = {
  title: 'ایپ کی سیٹنگز',
  subtitle: 'اسی ڈیوائس پر محفوظ رہتی ہیں',
  region: 'زبان اور کرنسی',
  language: 'زبان',
  languageHint: 'فوراً لاگو ہوتی ہے۔',
  currency: 'کرنسی',
  currencyHint:
    'آپ کا انتخاب محفوظ رہتا ہے، اور بیلنس روپے ہی میں دکھائی دیتا ہے: والٹ کے پاس یورو اور پاؤنڈ کے ریٹ نہیں ہیں۔',
  appearance: 'ظاہری شکل',
  theme: 'تھیم',
  themeHint: 'خودکار آپ کی ڈیوائس کے مطابق رہتی ہے۔',
  security: 'سیکیورٹی',
  biometrics: 'بائیومیٹرک',
  biometricsHint:
    'فنگر پرنٹ، چہرے یا ڈیوائس کے لاک سے ان\u00a0لاک کریں۔ یہ لاک شدہ والٹ کی اسکرین کی حفاظت کرتا ہے، اکاؤنٹ کی نہیں۔',
  biometricsAsking: 'آپ کی ڈیوائس سے پوچھا جا رہا ہے…',
  autoLock: 'خودکار لاک',
  autoLockHint:
    'جب اتنی دیر تک کوئی والٹ استعمال نہ کرے تو اسے ڈھانپ دیتا ہے۔ جو کچھ لکھا گیا ہو وہ آپ کی واپسی تک باقی رہتا ہے۔',
  data: 'ڈیٹا',
  dataUsage: 'ڈیٹا کا استعمال',
  dataUsageHint: 'کم پر غیر ضروری فونٹ لوڈ نہیں ہوتے۔ زیادہ ابھی معمول ہی جیسا ہے۔',
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
    'سائن\u00a0آؤٹ کرنے پر زبان، تھیم اور ڈیٹا کا استعمال برقرار رہتے ہیں، کیونکہ یہ اس ڈیوائس کی شکل ہیں۔ باقی سب نئے سرے سے شروع ہوتا ہے۔',
} satisfies Shape<typeof english>;
