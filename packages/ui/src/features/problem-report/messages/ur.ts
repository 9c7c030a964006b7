import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'شکایت درج کریں',
  reported: 'آپ کی شکایت',
  reason: 'کیا مسئلہ ہوا؟',
  reasons: {
    notReceived: 'رقم نہیں ملی',
    notReceivedHint: 'رقم ابھی تک نہیں پہنچی',
    wrongAmount: 'رقم غلط ہے',
    wrongAmountHint: 'جتنی ہونی چاہیے تھی اس سے کم یا زیادہ',
    wrongPerson: 'غلط شخص',
    wrongPersonHint: 'رقم کسی اور کو چلی گئی',
    notMe: 'یہ میں نے نہیں کی',
    notMeHint: 'یہ ادائیگی میری طرف سے نہیں ہوئی',
  },
  reasonMissing: 'بتائیں کہ کیا مسئلہ ہوا۔',
  details: 'تفصیلات',
  detailsHint: 'یہاں اپنا پاس\u00a0ورڈ یا پن ہرگز نہ لکھیں۔',
  detailsTooLong: 'زیادہ سے زیادہ {max, number} حروف لکھیں۔',
  send: 'شکایت جمع کروائیں',
  sending: 'شکایت جمع ہو رہی ہے…',
  unknown:
    'ابھی کوئی جواب نہیں ملا، اس لیے معلوم نہیں کہ آپ کی شکایت پہنچی یا نہیں۔ آپ کسی بھی وقت دوبارہ چیک کر سکتے ہیں: ایک ادائیگی کی شکایت دو بار درج نہیں ہوتی۔',
  failed: 'آپ کی شکایت لوڈ نہیں ہو سکی',
  status: {
    received: 'شکایت موصول ہو گئی',
    receivedText: 'آپ کی شکایت بینک کو مل گئی ہے۔ جواب یہیں نظر آئے گا۔',
    inReview: 'بینک اس کی جانچ کر رہا ہے',
    inReviewText: 'جواب یہیں نظر آئے گا۔',
    returning: 'آپ کی رقم واپس آ رہی ہے',
    returningText: 'بینک نے آپ کی شکایت منظور کر لی ہے۔ رقم ابھی تک نہیں پہنچی۔',
    returned: 'آپ کی رقم واپس آ گئی',
    returnedText: 'بینک نے آپ کی شکایت منظور کر کے رقم واپس کر دی ہے۔',
    declined: 'رقم واپس نہیں ہوگی',
    declinedText: 'بینک نے یہ وجہ بتائی ہے:',
  },
  reference: 'شکایت نمبر',
  problem: 'مسئلہ',
  progress: 'پیش رفت',
  steps: {
    received: 'شکایت موصول ہو گئی',
    inReview: 'جانچ شروع ہوئی',
    decision: 'فیصلہ',
    reversed: 'فیصلہ: رقم واپس',
    declined: 'فیصلہ: رقم واپس نہیں ہوگی',
    open: 'ابھی نہیں',
    answerBy: 'متوقع: {date} تک',
  },
  viewReversal: 'واپس آنے والی رقم دیکھیں',
  toasts: {
    problemReported: {
      title: 'شکایت جمع ہو گئی',
      description: 'آپ اس کی پیش رفت اس ادائیگی کی رسید پر دیکھ سکتے ہیں۔',
    },
    problemNotReported: {
      title: 'شکایت جمع نہیں ہوئی',
      description: 'آپ کی شکایت جمع نہیں ہو سکی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    problemReportUnknown: {
      title: 'ابھی کوئی جواب نہیں ملا',
      description: 'ابھی معلوم نہیں کہ آپ کی شکایت پہنچی یا نہیں۔',
    },
  },
} satisfies Shape<typeof english>;
