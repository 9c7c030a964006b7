import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'سائن\u00a0آؤٹ کریں',
  subtitle: 'کیا آپ کو اپنے والٹ سے سائن\u00a0آؤٹ کرنا ہے؟',
  explanation: 'آپ کو دوبارہ سائن\u00a0ان کرنا ہو گا',
  explanationText: 'اپنے والٹ کی ای\u00a0میل اور پاس\u00a0ورڈ سے۔',
  points: {
    secure: 'آپ کا ڈیٹا محفوظ ہے',
    secureText:
      'بیلنس اور ہسٹری آپ کے والٹ میں محفوظ رہتے ہیں، اور دوبارہ سائن\u00a0ان کرنے پر موجود ہوتے ہیں۔',
    saved: 'سب کچھ خود بخود محفوظ ہو جاتا ہے',
    savedText: 'سوائے اس کے جو ادھورا ہو: نیچے دیکھیں۔',
    shared: 'مشترکہ ڈیوائس پر سائن\u00a0آؤٹ کرنا یاد رکھیں',
    sharedText: 'تاکہ کوئی اور شخص آپ کا والٹ نہ کھول سکے۔',
  },
  assurances: 'جاننے کی باتیں',
  cleared: 'اس ڈیوائس سے صاف ہو جائے گا',
  clearedPoints: {
    gift: 'شروع کیا گیا تحفہ، اور پچھلے تحفے کی رسید',
    profile: 'پروفائل کی تبدیلیاں، محفوظ کیے گئے کارڈز اور یہاں منگوائے گئے کارڈز',
    settings: 'نوٹیفکیشنز کے انتخاب، کرنسی، خودکار لاک اور بائیومیٹرک',
    seen: 'لوڈ کیے گئے بیلنس اور ٹرانزیکشنز',
  },
  clearedHint: 'زبان، تھیم اور ڈیٹا کا استعمال برقرار رہتے ہیں: ان کا تعلق اس ڈیوائس سے ہے۔',
  recentActivity: 'حالیہ سرگرمی',
  lastLogin: 'آخری سائن\u00a0ان',
  lastLoginTime: 'آج، {time}',
  transactionsToday: 'آج کی ٹرانزیکشنز',
  accountBalance: 'اکاؤنٹ بیلنس',
  confirm: 'جی ہاں، سائن\u00a0آؤٹ کریں',
  needHelp: 'اس کے بجائے مدد چاہیے؟',
  contactSupport: 'سپورٹ سے رابطہ کریں',
  signingOut: 'محفوظ طریقے سے سائن\u00a0آؤٹ ہو رہا ہے…',
  signingOutHint: 'اس ڈیوائس سے آپ کا ڈیٹا صاف کیا جا رہا ہے۔ اس میں ایک لمحہ لگتا ہے۔',
} satisfies Shape<typeof english>;
