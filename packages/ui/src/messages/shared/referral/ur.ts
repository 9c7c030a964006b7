import type { Shape } from '../../shape';
import type english from './en';

export default {
  title: 'ریفرل پروگرام',
  subtitle: 'دوستوں کو دعوت دیں اور مل کر کمائیں',
  code: 'آپ کا ریفرل کوڈ',
  codeHint: 'نیچے دیے گئے آپ کے لنک میں بھی یہی کوڈ ہے۔',
  copyCode: 'کوڈ کاپی کریں',
  share: 'دعوت شیئر کریں',
  shareTitle: 'RAD Wallet پر میرے ساتھ شامل ہوں',
  shareText:
    'میرے کوڈ {code} کے ساتھ RAD Wallet میں شامل ہوں، ہم میں سے ہر ایک کو {reward} ملیں گے۔',
  stats: 'آپ کے ریفرلز کا خلاصہ',
  total: 'کُل تعداد',
  totalNote: '{count, plural, one {دوست شامل ہوا} other {دوست شامل ہوئے}}',
  active: 'فعال',
  activeNote: '{count, plural, one {والٹ کا صارف} other {والٹ کے صارف}}',
  earned: 'کمائی',
  earnedNote: 'آپ کے والٹ میں جمع',
  howItWorks: 'طریقہ کار',
  step: {
    share: {
      title: 'اپنا کوڈ شیئر کریں',
      text: 'اپنا کوڈ یا لنک کسی دوست کو بھیجیں۔',
    },
    join: {
      title: 'آپ کا دوست شامل ہوتا ہے',
      text: 'وہ آپ کے لنک سے شامل ہو کر اپنی شناخت کی تصدیق کرتے ہیں۔',
    },
    earn: {
      title: 'آپ دونوں کو انعام ملتا ہے',
      text: 'ان کی پہلی ٹرانزیکشن کے بعد دونوں میں سے ہر ایک کو {reward}۔',
    },
  },
  tiers: 'بونس کے درجے',
  tiersNext:
    '{count, plural, =0 {ابھی کوئی ریفرل نہیں} one {اب تک # ریفرل} other {اب تک # ریفرلز}}۔ {amount} کے بونس کے لیے مزید {toGo, number} درکار ہیں۔',
  tiersAll: '{count, plural, one {# ریفرل} other {# ریفرلز}}: تمام بونس حاصل ہو گئے۔',
  tierAt: '{count, plural, one {# ریفرل} other {# ریفرلز}}',
  tierReached: 'حاصل ہو گیا',
  tierToGo: 'مزید {count, number} باقی',
  list: 'آپ کے ریفرلز',
  joined: '{date} کو شمولیت',
  status: {
    rewarded: 'انعام مل گیا',
    active: 'فعال',
    pending: 'زیر التوا',
  },
  rewardComing: '{amount} ملنے باقی ہیں',
  noReward: 'ابھی کوئی انعام نہیں',
  emptyTitle: 'ابھی کوئی ریفرل نہیں',
  emptyText: 'پہلے دوست کو دعوت دینے کے لیے اپنا کوڈ شیئر کریں۔',
  terms: 'شرائط',
  term: {
    reward: 'آپ کو {reward} ملتے ہیں، اور آپ کے دوست کو بھی {reward} ملتے ہیں۔',
    credited: 'دونوں انعام آپ کے دوست کی پہلی ٹرانزیکشن کے بعد جمع ہوتے ہیں۔',
    limit: 'مہینے میں زیادہ سے زیادہ {limit, number} ریفرلز۔',
    verification: 'انعام ان دوستوں پر ملتا ہے جن کی شناخت کی تصدیق مکمل ہو چکی ہو۔',
  },
  toasts: {
    codeCopyFailed: {
      title: 'کاپی نہیں ہوا',
      description: 'کوڈ کاپی نہیں ہو سکا۔ براہ کرم خود کاپی کریں۔',
    },
  },
} satisfies Shape<typeof english>;
