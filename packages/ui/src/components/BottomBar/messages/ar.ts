import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  label: 'القائمة الرئيسية',
  home: 'الرئيسية',
  history: 'السجل',
  settings: 'الإعدادات',
  add: 'إضافة',
  deposit: 'إيداع',
  withdraw: 'سحب',
  bankDeposit: 'إيداع بنكي',
  cryptoDeposit: 'إيداع عملة مشفّرة',
  cardPayment: 'الدفع بالبطاقة',
  mobileBanking: 'الخدمات المصرفية عبر الجوال',
  cryptoTransfer: 'تحويل عملة مشفّرة',
  bankTransfer: 'تحويل بنكي',
  sendToWallet: 'إرسال إلى محفظة',
} satisfies Shape<typeof english>;
