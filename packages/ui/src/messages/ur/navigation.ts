import type { navigation as english } from '../en/navigation';
import type { Shape } from '../shape';

export const navigation = {
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
