import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'والٹ',
  balanceFailed: 'آپ کا بیلنس لوڈ نہیں ہو سکا',
  metalsFailed: 'آپ کا سونا اور چاندی لوڈ نہیں ہو سکے',
  pricesFailed: 'دھاتوں کی قیمتیں لوڈ نہیں ہو سکیں',
  services: 'سروسز',
  cash: 'کیش',
  cashCaption: 'بھیجیں اور وصول کریں',
  convert: 'تبادلہ',
  convertCaption: 'کرنسی تبدیل کریں',
  gifting: 'تحائف',
  giftingCaption: 'تحفہ بھیجیں',
  cards: 'کارڈز',
  cardsCaption: 'ورچوئل اور فزیکل',
  qrPayment: 'QR ادائیگی',
  qrPaymentCaption: 'اسکین کریں یا بنائیں',
  billPayment: 'بل کی ادائیگی',
  billPaymentCaption: 'بجلی، گیس اور دیگر بل',
  investment: 'سرمایہ کاری',
  investmentCaption: 'اسلامی فنڈز',
  referral: 'ریفرل',
  referralCaption: 'انعام کمائیں',
} satisfies Shape<typeof english>;
