import type { Shape } from '../../shape';
import type english from './en';

export default {
  title: 'کارڈز',
  subtitle: 'آپ کے ورچوئل اور فزیکل کارڈز',
  scheme: 'DEBIT VISA',
  types: { virtual: 'ورچوئل', physical: 'فزیکل' },
  names: { virtual: 'ورچوئل کارڈ', physical: 'فزیکل کارڈ' },
  status: { active: 'فعال', frozen: 'منجمد' },
  cardholder: 'کارڈ ہولڈر',
  expires: 'میعاد',
  spokenNumber: 'کارڈ نمبر {digits}',
  spokenEnding: 'کارڈ نمبر جس کے آخری ہندسے {digits} ہیں',
  cardEnding: '{type, select, physical {فزیکل} other {ورچوئل}} کارڈ، آخری ہندسے {last4}',
  yourCards: 'آپ کے کارڈز',
  none: 'ابھی کوئی کارڈ نہیں',
  failed: 'آپ کے کارڈز لوڈ نہیں ہو سکے',
  noneHint: 'نیچے اپنا پہلا کارڈ منگوائیں۔',
  showNumber: 'نمبر دکھائیں',
  hideNumber: 'نمبر چھپائیں',
  copyNumber: 'نمبر کاپی کریں',
  freeze: 'کارڈ منجمد کریں',
  freezing: 'منجمد ہو رہا ہے…',
  unfreeze: 'کارڈ بحال کریں',
  unfreezing: 'بحال ہو رہا ہے…',
  setLimits: 'کارڈ کی حدیں',
  checkAgain: 'دوبارہ چیک کریں',
  checking: 'چیک ہو رہا ہے…',
  unknown: {
    title: 'ابھی معلوم نہیں',
    frozen:
      'ابھی کوئی جواب نہیں ملا، اس لیے معلوم نہیں کہ یہ کارڈ منجمد ہوا یا نہیں۔ آپ کسی بھی وقت دوبارہ چیک کر سکتے ہیں۔',
    unfrozen:
      'ابھی کوئی جواب نہیں ملا، اس لیے معلوم نہیں کہ یہ کارڈ بحال ہوا یا اب بھی منجمد ہے۔ آپ کسی بھی وقت دوبارہ چیک کر سکتے ہیں۔',
  },
  orderNew: 'نیا کارڈ منگوائیں',
  virtualPoints: {
    activation: 'فوراً فعال',
    fees: 'آن\u00a0لائن کوئی فیس نہیں',
    spending: 'شریعت کے مطابق خرچ',
  },
  physicalPoints: {
    metal: 'اعلیٰ معیار کی دھات',
    acceptance: 'دنیا بھر میں قابل قبول',
    contactless: 'کانٹیکٹ\u00a0لیس ادائیگی',
    delivery: '5 سے 7 کاروباری دنوں میں ترسیل',
  },
  order: { virtual: 'ورچوئل کارڈ منگوائیں', physical: 'فزیکل کارڈ منگوائیں' },
  ordering: 'منگوایا جا رہا ہے…',
  submitted: 'درخواست جمع ہو گئی',
  submittedHint: 'درخواست پر کارروائی ہو رہی ہے، کارڈ ابھی جاری نہیں ہوا۔',
  features: 'کارڈ کی خصوصیات',
  featureList: {
    notifications: 'فوری نوٹیفکیشنز',
    notificationsHint: 'یہ والٹ ابھی نوٹیفکیشنز نہیں بھیجتا',
    controls: 'خرچ پر کنٹرول',
    controlsHint:
      '{offered, select, both {خرچ کی حد اور کارڈ منجمد کرنا، اوپر ہر کارڈ کے ساتھ} freeze {کارڈ منجمد کرنا، اوپر ہر کارڈ کے ساتھ۔ خرچ کی حد ابھی یہاں دستیاب نہیں} limits {خرچ کی حد، اوپر ہر کارڈ کے ساتھ۔ کارڈ منجمد کرنا ابھی یہاں دستیاب نہیں} other {خرچ کی حد اور کارڈ منجمد کرنا۔ یہ دونوں ابھی یہاں دستیاب نہیں}}',
    blockchain: 'بلاک\u00a0چین پر ریکارڈ',
    blockchainHint: 'جہاں ہیش معلوم ہو، وہ رسید پر لکھا ہوتا ہے',
  },
  toasts: {
    cardFrozen: {
      title: 'کارڈ منجمد ہو گیا',
      description:
        'آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ سے، جس کے آخری ہندسے {last4} ہیں، ادائیگیاں نہیں ہوں گی، جب تک آپ اسے بحال نہ کریں۔',
    },
    cardUnfrozen: {
      title: 'کارڈ بحال ہو گیا',
      description:
        'آپ کا {type, select, physical {فزیکل} other {ورچوئل}} کارڈ، جس کے آخری ہندسے {last4} ہیں، دوبارہ استعمال ہو سکتا ہے۔',
    },
    cardNotFrozen: {
      title: 'کارڈ منجمد نہیں ہوا',
      description:
        'آپ کا {type, select, physical {فزیکل} other {ورچوئل}} کارڈ، جس کے آخری ہندسے {last4} ہیں، منجمد نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    cardNotUnfrozen: {
      title: 'کارڈ بحال نہیں ہوا',
      description:
        'آپ کا {type, select, physical {فزیکل} other {ورچوئل}} کارڈ، جس کے آخری ہندسے {last4} ہیں، اب بھی منجمد ہے۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    cardStatusUnknown: {
      title: 'ابھی کوئی جواب نہیں ملا',
      description:
        'ابھی معلوم نہیں کہ آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ میں، جس کے آخری ہندسے {last4} ہیں، تبدیلی ہوئی یا نہیں۔',
    },
    cardNumberNotShown: {
      title: 'نمبر نہیں دکھایا جا سکا',
      description: 'آپ کا کارڈ نمبر لوڈ نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
    },
    cardNumberCopied: {
      title: 'کارڈ نمبر کاپی ہو گیا',
      description: 'کارڈ نمبر کلپ\u00a0بورڈ پر کاپی ہو گیا ہے',
    },
    cardNumberCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'کارڈ نمبر کاپی نہیں ہو سکا۔ براہ کرم اسے دکھا کر خود کاپی کریں۔',
    },
    cardOrdered: {
      title: '{type, select, physical {فزیکل} other {ورچوئل}} کارڈ کا آرڈر ہو گیا',
      description:
        'آپ کے {type, select, physical {فزیکل} other {ورچوئل}} کارڈ کی درخواست جمع ہو گئی ہے اور اس پر کارروائی جاری ہے',
    },
    cardOrderFailed: {
      title: 'کارڈ کا آرڈر نہیں ہوا',
      description: 'آپ کی درخواست مکمل نہیں ہو سکی۔ براہ کرم دوبارہ کوشش کریں۔',
    },
  },
} satisfies Shape<typeof english>;
