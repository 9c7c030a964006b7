import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'المحفظة',
  balanceFailed: 'تعذّر تحميل رصيدك',
  metalsFailed: 'تعذّر تحميل رصيدك من الذهب والفضة',
  pricesFailed: 'تعذّر تحميل أسعار المعادن',
  services: 'الخدمات',
  cash: 'النقد',
  cashCaption: 'إرسال واستلام',
  convert: 'استبدال العملات',
  convertCaption: 'العملات والذهب والفضة',
  gifting: 'الهدايا',
  giftingCaption: 'إرسال الهدايا',
  cards: 'البطاقات',
  cardsCaption: 'افتراضية وفعلية',
  qrPayment: 'الدفع برمز QR',
  qrPaymentCaption: 'مسح رمز أو إنشاؤه',
  billPayment: 'سداد الفواتير',
  billPaymentCaption: 'الكهرباء والغاز وغيرهما',
  investment: 'الاستثمار',
  investmentCaption: 'صناديق إسلامية',
  referral: 'الإحالة',
  referralCaption: 'اكسب المكافآت',
} satisfies Shape<typeof english>;
