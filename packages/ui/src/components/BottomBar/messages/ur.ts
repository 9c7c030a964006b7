import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  label: 'مرکزی مینیو',
  home: 'ہوم',
  history: 'ہسٹری',
  settings: 'سیٹنگز',
  add: 'شامل کریں',
  deposit: 'جمع کروائیں',
  withdraw: 'نکالیں',
  bankDeposit: 'بینک ڈپازٹ',
  cryptoDeposit: 'کرپٹو ڈپازٹ',
  cardPayment: 'کارڈ سے ادائیگی',
  mobileBanking: 'موبائل بینکنگ',
  cryptoTransfer: 'کرپٹو ٹرانسفر',
  bankTransfer: 'بینک ٹرانسفر',
  sendToWallet: 'والٹ میں بھیجیں',
} satisfies Shape<typeof english>;
